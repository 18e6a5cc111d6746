import { sql } from 'drizzle-orm';
import { LOW_STOCK_AT } from '#src/domains/catalog/contract/product.ts';
import { PRODUCT_IS_LISTED } from '#src/domains/compliance/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';

export type ProductStatus = {
	readonly low: number;
	readonly listed: number;
};

export async function countLowStock({ actor, fresh }: ReadContext<VendorActor>): Promise<ProductStatus> {
	const [row] = await fresh.read<ProductStatus>(sql`
		select (
			select count(*)::int from stock_items stock join product_variants variant on variant.id = stock.variant_id
			join products product on product.id = stock.product_id
			where stock.shop_id = ${actor.shopId} and stock.on_hand - stock.reserved <= ${LOW_STOCK_AT}
				and variant.is_on_sale and product.state = 'published'
		) as low, (
			select count(*)::int from products product where product.shop_id = ${actor.shopId} and ${PRODUCT_IS_LISTED}
		) as listed`);
	return row ?? { low: 0, listed: 0 };
}
