import type { Scope } from '#src/platform/context.ts';
import { lockShop, recordCompleted } from '../db/shop-repository.ts';

/** How many orders of the shop are complete, counted while none is added: as far as a new shop needs them. */
export async function recountCompleted(scope: Scope, shopId: string, count: () => Promise<number>): Promise<void> {
	if (await lockShop(scope.db, shopId)) await recordCompleted(scope.db, shopId, await count());
}
