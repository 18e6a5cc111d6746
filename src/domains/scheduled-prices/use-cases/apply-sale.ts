import { lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, databaseNow, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { dueProductIds, lockOpenPrices } from '../db/scheduled-price-repository.ts';
import { applyDuePrices } from './steps/apply-due-prices.ts';

const AT_ONCE = 500;

export async function applySale(context: Context<SystemActor>, productId: string): Promise<void> {
	await transact(context, async (scope) => {
		await lockOpenPrices(scope.db, productId);
		if (await lockProduct(scope.db, productId)) await applyDuePrices(scope, productId);
		return ok(null);
	});
}

/** Catches up on starts and ends whose own job did not run. */
export async function applyDueSales(context: Context<SystemActor>): Promise<void> {
	const productIds = await dueProductIds(context.fresh, await databaseNow(context.fresh), AT_ONCE);
	for (const productId of productIds) await applySale(context, productId);
}
