import { type CatalogFailure, fail, type SetStockInput } from '#src/domains/catalog/contract/product.ts';
import { isVariantOfShop } from '#src/domains/catalog/db/product-repository.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { lockStock, moveStock } from '../db/stock-repository.ts';
import { announceStock } from './steps/announce-stock.ts';

/** Never less than the reserved quantity. */
export function setStock(
	context: Context<VendorActor>,
	input: SetStockInput,
): Promise<Result<{ available: number }, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'stock.edit')) return fail('catalog.role_not_allowed');
		if (!(await isVariantOfShop(db, input.variantId, actor.shopId))) return fail('catalog.not_found');
		const levels = await lockStock(db, [input.variantId]);
		const [level] = levels;
		if (!level) return fail('catalog.not_found');
		if (input.onHand < level.reserved) return fail('catalog.stock_below_reserved', { reserved: level.reserved });
		const change = input.onHand - level.onHand;
		await moveStock(db, new Map([[level.variantId, { onHand: change, reserved: 0 }]]));
		await announceStock(scope, levels, new Map([[level.variantId, -change]]));
		return ok({ available: input.onHand - level.reserved });
	});
}
