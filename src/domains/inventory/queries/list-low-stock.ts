import { sql } from 'drizzle-orm';
import { LOW_STOCK_AT } from '#src/domains/catalog/contract/product.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { LOW_STOCK_SHOWN, type LowStock, type LowStockPage } from '../contract.ts';

export async function listLowStock({ actor, fresh }: ReadContext<VendorActor>): Promise<LowStockPage> {
	const rows = await fresh.read<LowStock & { readonly total: number }>(sql`
		select variant.id as "variantId", product.id as "productId", product.name as "productName",
			array_to_string(variant.option_values, ', ') as label, variant.sku, stock.on_hand as "onHand", stock.reserved,
			count(*) over ()::int as total
		from stock_items stock join product_variants variant on variant.id = stock.variant_id
		join products product on product.id = stock.product_id
		where stock.shop_id = ${actor.shopId} and stock.on_hand - stock.reserved <= ${LOW_STOCK_AT}
			and variant.is_on_sale and product.state = 'published'
		order by stock.on_hand - stock.reserved, product.sold_count desc, variant.id limit ${LOW_STOCK_SHOWN}`);
	return { items: rows.map(({ total: _total, ...row }) => row), nextCursor: null, total: rows[0]?.total ?? 0 };
}
