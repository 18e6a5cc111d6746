import * as z from 'zod/mini';
import { databaseNow, transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { overdueHolds } from '../db/spend-repository.ts';
import { voidCoin } from '../use-cases/void-coin.ts';

const ORDERS_PER_RUN = 500;

export const releaseCoinHolds = defineJob({
	name: 'coin.release-holds',
	input: z.object({}),
	handle: async (context) => {
		const now = await databaseNow(context.fresh);
		for (const orderId of await overdueHolds(context.fresh, now, ORDERS_PER_RUN)) {
			await transact(context, async (scope) => {
				await voidCoin(scope, { orderIds: [orderId], isOverdueOnly: true });
				return ok(null);
			});
		}
	},
});
