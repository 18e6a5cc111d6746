import { sql } from 'drizzle-orm';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type Wishable = {
	readonly productId: string;
	readonly priceVnd: number;
	/** The minimum order quantity. */
	readonly quantityMin: number;
	readonly variants: readonly { readonly id: string; readonly priceVnd: number; readonly available: number }[];
};

export async function findWishable(read: ReadDatabase, productId: string): Promise<Wishable | null> {
	const [row] = await read.read<Wishable>(sql`
		select product.id as "productId", product.price_from_vnd as "priceVnd",
			product.quantity_min as "quantityMin", coalesce((
			select json_agg(json_build_object('id', variant.id, 'priceVnd', price.price_vnd,
				'available', stock.on_hand - stock.reserved))
			from product_variants variant join stock_items stock on stock.variant_id = variant.id
			join variant_prices price on price.variant_id = variant.id
			where variant.product_id = product.id and variant.is_on_sale), '[]') as variants
		from products product join shops shop on shop.id = product.shop_id
		where product.id = ${productId} and ${PRODUCT_HAS_PAGE}
			and ${SHOP_IS_SHOWN}`);
	return row ?? null;
}
