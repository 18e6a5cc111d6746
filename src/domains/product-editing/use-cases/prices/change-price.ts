import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { findVariant, lockProduct } from '#src/domains/catalog/db/product-repository.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ChangedPrice, ChangePriceInput } from '../../contract/product-list.ts';
import { setPrice } from './set-price.ts';

/** Fails with `catalog.price_changed` when the price is no longer `was`, the one that the vendor saw. */
export function changePrice(
	context: Context<VendorActor>,
	{ variantId, was, priceVnd }: ChangePriceInput,
): Promise<Result<ChangedPrice, Failure<CatalogFailure>>> {
	return transact(context, async (scope) => {
		const { db, actor } = scope;
		if (!hasStaffRight(actor.staffRole, 'goods.edit')) return fail('catalog.role_not_allowed');
		const found = await findVariant(db, variantId);
		const product = found ? await lockProduct(db, found.productId) : null;
		const variant = product?.shopId === actor.shopId ? await findVariant(db, variantId) : null;
		if (!variant) return fail('catalog.not_found');
		if (variant.priceVnd !== was) return fail('catalog.price_changed', { priceVnd: variant.priceVnd });
		const set = await setPrice(scope, { variantId, priceVnd });
		return set.ok ? ok({ isPending: set.value.isPending }) : set;
	});
}
