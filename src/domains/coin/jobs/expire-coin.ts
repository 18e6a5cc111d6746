import * as z from 'zod/mini';
import { databaseNow, transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { customersWithExpired, lockAccount, openSlices } from '../db/account-repository.ts';
import { expireSlices } from '../use-cases/steps/expire-slices.ts';

const CUSTOMERS_AT_ONCE = 500;

/** Expired coin cannot be spent even before this runs, so a late run takes nothing away. */
export const expireCoin = defineJob({
	name: 'coin.expire',
	input: z.object({}),
	handle: async (context) => {
		const read = context.fresh;
		const now = await databaseNow(context.fresh);
		for (;;) {
			const customerIds = await customersWithExpired(read, now, CUSTOMERS_AT_ONCE);
			for (const customerId of customerIds) {
				await transact(context, async (scope) => {
					await lockAccount(scope.db, customerId);
					await expireSlices(scope, await openSlices(scope.read, customerId), await scope.now());
					return ok(null);
				});
			}
			if (customerIds.length < CUSTOMERS_AT_ONCE) return;
		}
	},
});
