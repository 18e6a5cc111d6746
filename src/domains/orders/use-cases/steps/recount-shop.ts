import { newShopConfig } from '#src/domains/vendors/contract.ts';
import { recountCompleted } from '#src/domains/vendors/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { countCompletedOf } from '../../db/completed-repository.ts';

/** How many complete orders the shop has now decides for how long it is new. */
export const recountShop = (scope: Scope, shopId: string): Promise<void> =>
	recountCompleted(scope, shopId, () => countCompletedOf(scope.db, shopId, newShopConfig.orders));
