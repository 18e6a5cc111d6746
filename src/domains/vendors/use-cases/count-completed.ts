import type { Scope } from '#src/platform/context.ts';
import { addCompleted } from '../db/shop-repository.ts';

/** So many more orders of each shop are complete, as those say who know the orders. */
export async function countCompleted(scope: Scope, completedByShop: ReadonlyMap<string, number>): Promise<void> {
	await addCompleted(scope.db, completedByShop);
}
