import { sql } from 'drizzle-orm';
import { type CatalogFailure, fail, type ProductIdInput } from '#src/domains/catalog/contract/product.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ShopVariantPage, ShopVariantRow } from '../contract/product-list.ts';

/** All variants of one own product, at most `VARIANTS_MAX`, in the order of the product page. */
export async function listShopVariants(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ productId }: ProductIdInput,
): Promise<Result<ShopVariantPage, Failure<CatalogFailure>>> {
	const rows = await fresh.read<ShopVariantRow>(sql`
		select variant.id as "variantId", array_to_string(variant.option_values, ', ') as label, variant.sku,
			variant.is_on_sale as "isOnSale", variant.price_vnd as "priceVnd", stock.on_hand as "onHand", stock.reserved
		from product_variants variant join stock_items stock on stock.variant_id = variant.id
		where variant.product_id = ${productId} and variant.shop_id = ${actor.shopId}
		order by variant.position, variant.id`);
	if (rows.length === 0) return fail('catalog.not_found');
	const seesPrices = hasStaffRight(actor.staffRole, 'sums.see');
	return ok({
		items: rows.map((row) => ({ ...row, priceVnd: seesPrices ? row.priceVnd : null })),
		nextCursor: null,
	});
}
