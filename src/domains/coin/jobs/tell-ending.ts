import * as z from 'zod/mini';
import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { databaseNow, transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok } from '#src/shared/result.ts';
import { customersToNotify, lockAccount, markNoticed, openSlices } from '../db/account-repository.ts';
import { noticeDue } from '../rules/expiry.ts';
import type { CoinNoticeParams } from '../rules/notices.ts';
import { freeVnd } from '../rules/spending.ts';

const CUSTOMERS_AT_ONCE = 500;

/** Tells people what will end, once per end and distance; a late run tells only what is nearest. */
export const tellEnding = defineJob({
	name: 'coin.tell-ending',
	input: z.object({}),
	handle: async (context) => {
		const read = context.fresh;
		const now = await databaseNow(context.fresh);
		for (;;) {
			const customerIds = await customersToNotify(read, now, CUSTOMERS_AT_ONCE);
			for (const customerId of customerIds) await tellOne(context, customerId);
			if (customerIds.length < CUSTOMERS_AT_ONCE) return;
		}
	},
});

type JobContext = Parameters<typeof tellEnding.handle>[0];

async function tellOne(context: JobContext, customerId: string): Promise<void> {
	await transact(context, async (scope) => {
		await lockAccount(scope.db, customerId);
		const now = await scope.now();
		const due = (await openSlices(scope.read, customerId)).flatMap((slice) => {
			const { expiresAt } = slice;
			const days = expiresAt && noticeDue({ expiresAt, noticedDays: slice.noticedDays }, now);
			return expiresAt && days ? [{ slice, expiresAt, days }] : [];
		});
		for (const { slice, days } of due) await markNoticed(scope.db, slice.id, days);
		const ends = Map.groupBy(due, ({ expiresAt, days }) => `${expiresAt.toISOString()}:${days}`);
		await notifyCustomers(
			scope,
			[...ends].flatMap(([key, ending]) => {
				const amountVnd = sumVnd(ending.map(({ slice }) => freeVnd(slice)));
				const expiresAt = ending[0]?.expiresAt.toISOString() ?? '';
				const params: CoinNoticeParams = { amountVnd, expiresAt };
				const notice = {
					customerId,
					class: 'order',
					kind: 'coin.ending',
					params,
					dedupeKey: `coin.ending:${key}`,
				} as const;
				return amountVnd > 0 ? [notice] : [];
			}),
		);
		return ok(null);
	});
}
