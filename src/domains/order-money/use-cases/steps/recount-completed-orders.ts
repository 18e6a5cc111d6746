import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { recountCompleted } from '#src/domains/vendors/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { countCompletedOf } from '../../db/completed-orders-repository.ts';

/** The number of completed orders decides how long a shop counts as new. */
export const recountShop = (scope: Scope, shopId: string): Promise<void> =>
	recountCompleted(scope, shopId, () => countCompletedOf(scope.db, shopId, newShopConfig.orders));
