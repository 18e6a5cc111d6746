import * as z from 'zod/mini';
import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { databaseNow, transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { newId } from '#src/shared/ids.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok } from '#src/shared/result.ts';
import { customersToNotify, lockAccount, markNoticed, openSlices } from '../db/account-repository.ts';
import { dueExpiryNotice } from '../rules/expiry.ts';
import type { CoinNoticeParams } from '../rules/notices.ts';
import { freeVnd } from '../rules/spending.ts';

const CUSTOMERS_AT_ONCE = 500;

/** Sends one notice per distance and another one when coin is returned; a late run sends only the most urgent one. */
export const notifyEnding = defineJob({
	name: 'coin.tell-ending',
	input: z.object({}),
	handle: async (context) => {
		const read = context.fresh;
		const now = await databaseNow(context.fresh);
		for (;;) {
			const customerIds = await customersToNotify(read, now, CUSTOMERS_AT_ONCE);
			for (const customerId of customerIds) await notifyOne(context, customerId);
			if (customerIds.length < CUSTOMERS_AT_ONCE) return;
		}
	},
});

type JobContext = Parameters<typeof notifyEnding.handle>[0];

async function notifyOne(context: JobContext, customerId: string): Promise<void> {
	await transact(context, async (scope) => {
		await lockAccount(scope.db, customerId);
		const now = await scope.now();
		const due = (await openSlices(scope.read, customerId)).flatMap((slice) => {
			const { id, expiresAt } = slice;
			const amountVnd = freeVnd(slice);
			const days = expiresAt && dueExpiryNotice({ expiresAt, noticedDays: slice.noticedDays }, now);
			return expiresAt && days && amountVnd > 0 ? [{ id, expiresAt, days, amountVnd }] : [];
		});
		for (const { id, days } of due) await markNoticed(scope.db, id, days);
		const ends = Map.groupBy(due, ({ expiresAt }) => expiresAt.toISOString());
		await notifyCustomers(
			scope,
			[...ends].map(([expiresAt, ending]) => {
				const params: CoinNoticeParams = { amountVnd: sumVnd(ending.map(({ amountVnd }) => amountVnd)), expiresAt };
				// A random key, because returned coin with the same end needs another notice; `markNoticed` prevents
				// repeats.
				const dedupeKey = `coin.ending:${newId()}`;
				return { customerId, class: 'order', kind: 'coin.ending', params, dedupeKey } as const;
			}),
		);
		return ok(null);
	});
}
