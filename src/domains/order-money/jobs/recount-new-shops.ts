import * as z from 'zod/mini';
import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { listMiscounted } from '../db/completed-orders-repository.ts';
import { recountShop } from '../use-cases/steps/recount-completed-orders.ts';

/** Usually finds nothing: only an older release running at the same time completes orders without counting. */
export const recountNewShops = defineJob({
	name: 'orders.recount_new_shops',
	input: z.object({}),
	handle: async (context) => {
		for (const shopId of await listMiscounted(context.fresh, newShopConfig.orders))
			await transact(context, async (scope) => ok(await recountShop(scope, shopId)));
	},
});
