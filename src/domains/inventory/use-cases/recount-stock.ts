import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { isVariantOfShop } from '#src/domains/catalog/db/product-repository.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import type { RecountStockInput } from '../contract.ts';
import { lockStock } from '../db/stock-repository.ts';
import { setStock } from './set-stock.ts';

/**
 * Fails with `catalog.stock_changed` when the stock is no longer `was`, the number that the vendor saw when
 * counting.
 */
export function recountStock(
	context: Context<VendorActor>,
	{ variantId, was, onHand }: RecountStockInput,
): Promise<Result<{ available: number }, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'stock.edit')) return fail('catalog.role_not_allowed');
		if (!(await isVariantOfShop(db, variantId, actor.shopId))) return fail('catalog.not_found');
		const [level] = await lockStock(db, [variantId]);
		if (level && level.onHand !== was) return fail('catalog.stock_changed', { onHand: level.onHand });
		return setStock(scope, { variantId, onHand });
	});
}
