import type { Scope } from '#src/platform/context.ts';
import { addCompleted } from '../db/shop-repository.ts';

export async function countCompleted(scope: Scope, completedByShop: ReadonlyMap<string, number>): Promise<void> {
	await addCompleted(scope.db, completedByShop);
}
