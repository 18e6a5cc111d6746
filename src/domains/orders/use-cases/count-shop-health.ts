import { healthConfig } from '#src/domains/vendors/contract.ts';
import { recordHealth } from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { servedOrders } from '../db/served-orders-repository.ts';
import { healthOf } from '../rules/shop-health.ts';

/** How every shop served its latest orders, for the facts that buyers read of it. */
export async function countShopHealth(context: Context<SystemActor>): Promise<void> {
	await transact(context, async (scope) => {
		const now = await scope.now();
		const byShop = await servedOrders(scope.db, healthConfig.windowDays);
		await recordHealth(scope, new Map([...byShop].map(([shopId, orders]) => [shopId, healthOf(orders, now)])));
		return ok(null);
	});
}
