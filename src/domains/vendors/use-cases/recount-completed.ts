import type { Scope } from '#src/platform/context.ts';
import { lockShop, recordCompleted } from '../db/shop-repository.ts';

/** Counts under the lock of the shop, so that no completed order is added at the same time. */
export async function recountCompleted(scope: Scope, shopId: string, count: () => Promise<number>): Promise<void> {
	if (await lockShop(scope.db, shopId)) await recordCompleted(scope.db, shopId, await count());
}
