import type { Scope } from '#src/platform/context.ts';
import type { ShopHealth } from '../contract.ts';
import { upsertHealth } from '../db/health-repository.ts';

/** How shops served lately, by shop, as those count who know the orders. */
export async function recordHealth(scope: Scope, counted: ReadonlyMap<string, ShopHealth>): Promise<void> {
	await upsertHealth(scope.db, counted, await scope.now());
}
