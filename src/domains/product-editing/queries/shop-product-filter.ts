import { type SQL, sql } from 'drizzle-orm';
import { LOW_STOCK_AT } from '#src/domains/catalog/contract/product.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import type { ShopProductFilter, StockBand } from '../contract/product-list.ts';

const HAS_LOW_STOCK = sql`exists (
	select from product_variants variant join stock_items stock on stock.variant_id = variant.id
	where variant.product_id = product.id and variant.is_on_sale and stock.on_hand - stock.reserved <= ${LOW_STOCK_AT})`;

const BANDS: Readonly<Record<StockBand, SQL>> = {
	none: sql`not product.is_in_stock`,
	low: sql`product.is_in_stock and ${HAS_LOW_STOCK}`,
	enough: sql`product.is_in_stock and not ${HAS_LOW_STOCK}`,
};

export const STOCK_BAND = sql`case when not product.is_in_stock then 'none' when ${HAS_LOW_STOCK} then 'low' else 'enough' end`;

/** SQL condition on `product`: every term must occur in the name, or the whole text in one SKU. */
export function ownProducts(shopId: string, filter: ShopProductFilter): SQL {
	const { state, category, section, stock, waiting } = filter;
	const parts: SQL[] = [sql`product.shop_id = ${shopId}`];
	if (state) parts.push(sql`product.state = ${state}`);
	if (category) parts.push(sql`product.category_id = ${category}`);
	if (section)
		parts.push(sql`exists (
			select from shop_section_products put join shop_sections section on section.id = put.section_id
			where put.product_id = product.id and put.section_id = ${section} and section.shop_id = ${shopId})`);
	if (stock) parts.push(BANDS[stock]);
	if (waiting)
		parts.push(sql`exists (
			select from product_changes asked where asked.product_id = product.id and asked.decision is null)`);
	const typed = foldVietnamese(filter.q ?? '').trim();
	if (typed !== '') parts.push(wordsOrSku(shopId, typed));
	return sql.join(parts, sql` and `);
}

/** Escapes the wildcards of LIKE. */
const part = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Queries names and SKUs separately, because OR across both tables would prevent index use. */
function wordsOrSku(shopId: string, typed: string): SQL {
	const words = typed.split(/\s+/).map((word) => sql`found.words like ${part(word)}`);
	return sql`product.id in (
		select found.product_id from product_words found where found.shop_id = ${shopId} and ${sql.join(words, sql` and `)}
		union select variant.product_id from product_variants variant
		where variant.shop_id = ${shopId} and lower(variant.sku) like ${part(typed)})`;
}
