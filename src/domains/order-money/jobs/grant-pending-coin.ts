import * as z from 'zod/mini';
import { lockOrderById } from '#src/domains/orders/index.ts';
import { transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { ordersAwaitingCoin } from '../db/cash-collection-repository.ts';
import { grantPendingCoin } from '../use-cases/steps/give-order-coin.ts';

const BATCH = 200;

/** Grants the coin of orders whose shop collected the cash and has paid its fees since. */
export const grantPendingCoinJob = defineJob({
	name: 'orders.give_waiting_coin',
	input: z.object({}),
	handle: async (context) => {
		for (const asked of await ordersAwaitingCoin(context.fresh, BATCH))
			await transact(context, async (scope) => {
				const order = (await lockOrderById(scope, asked))?.order;
				if (order) await grantPendingCoin(scope, order);
				return ok(null);
			});
	},
});
