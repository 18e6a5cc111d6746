import * as z from 'zod/mini';
import { lockOrderById } from '#src/domains/orders/index.ts';
import { transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { ordersWithoutClaims } from '../db/cash-claim-repository.ts';
import { moveCashToClaims } from '../use-cases/steps/book-cash-claims.ts';

const BATCH = 200;

/** Books the claims of orders that were delivered before claims existed. */
export const backfillCashClaims = defineJob({
	name: 'orders.backfill_cash_claims',
	input: z.object({}),
	handle: async (context) => {
		for (const asked of await ordersWithoutClaims(context.fresh, BATCH))
			await transact(context, async (scope) => {
				const order = (await lockOrderById(scope, asked))?.order;
				if (order && !order.releasedAt) await moveCashToClaims(scope, order);
				return ok(null);
			});
	},
});
