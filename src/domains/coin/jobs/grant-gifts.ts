import * as z from 'zod/mini';
import { databaseNow, transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { dueGifts, lockPendingGift, settleGift } from '../db/gift-repository.ts';
import { grantCoin } from '../use-cases/grant-coin.ts';
import { isReturnedWhole } from '../use-cases/steps/first-order-gift.ts';

const GIFTS_PER_RUN = 200;

/** Turns due gifts into spendable coin, whose expiry counts from now. */
export const grantGiftsJob = defineJob({
	name: 'coin.grant-gifts',
	input: z.object({}),
	handle: async (context) => {
		const due = await dueGifts(context.fresh, await databaseNow(context.fresh), GIFTS_PER_RUN);
		for (const { orderId, customerId } of due)
			await transact(context, async (scope) => {
				const gift = await lockPendingGift(scope.db, orderId);
				if (!gift) return ok(null);
				const isWithdrawn = await isReturnedWhole(scope, orderId);
				const source = { type: 'order', id: orderId };
				if (!isWithdrawn)
					await grantCoin(scope, { customerId, orderId, source, kind: 'first_order', amountVnd: gift.amountVnd });
				await settleGift(scope.db, orderId, isWithdrawn ? 'withdrawn' : 'granted', await scope.now());
				return ok(null);
			});
	},
});
