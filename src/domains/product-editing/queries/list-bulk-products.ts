import { type SQL, sql } from 'drizzle-orm';
import { knownPricesOf, PRICE_WAITS } from '#src/domains/catalog/db/known-prices.ts';
import { isLicenceMissingSql } from '#src/domains/catalog/db/missing-licence.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { BulkEdit, BulkProducts } from '../contract/bulk.ts';
import { IS_REFERENCED } from '../db/deletion-repository.ts';
import type { BulkProduct } from '../rules/bulk-edit.ts';
import { ownProducts } from './shop-product-filter.ts';

const bulkSelection = (shopId: string, goods: BulkProducts): SQL =>
	'ids' in goods
		? sql`product.shop_id = ${shopId} and product.id in ${idList(goods.ids)}`
		: ownProducts(shopId, goods.filter);

/** Keyset pagination, newest first, so that products created during the edit are not included. */
export async function listBulkIds(
	read: ReadDatabase,
	shopId: string,
	goods: BulkProducts,
	after: string | null,
	limit: number,
): Promise<readonly string[]> {
	const rows = await read.read<{ id: string }>(sql`
		select product.id from products product where ${bulkSelection(shopId, goods)}
			${after === null ? sql`` : sql`and product.id < ${after}`}
		order by product.id desc limit ${limit}`);
	return rows.map(({ id }) => id);
}

export function listBulkProducts(
	read: ReadDatabase,
	shopId: string,
	goods: BulkProducts,
	edit: BulkEdit,
): Promise<readonly BulkProduct[]> {
	const isInSection =
		edit.kind === 'section'
			? sql`exists (select from shop_section_products put
				where put.product_id = product.id and put.section_id = ${edit.sectionId})`
			: sql`false`;
	const variants =
		edit.kind === 'price' || edit.kind === 'stock'
			? sql`(select json_agg(json_build_object('id', variant.id, 'label', array_to_string(variant.option_values, ', '),
				'priceVnd', variant.price_vnd,
				'known', ${knownPricesOf(sql`variant.id`)}, 'isPriceWaiting', ${PRICE_WAITS}, 'onHand', stock.on_hand, 'reserved', stock.reserved) order by variant.position)
				from product_variants variant join stock_items stock on stock.variant_id = variant.id
				where variant.product_id = product.id)`
			: sql`'[]'::json`;
	return read.read<BulkProduct>(sql`
		select product.id, product.name, product.state, ${isInSection} as "isInSection", ${variants} as variants,
			exists (select from product_changes asked
				where asked.product_id = product.id and asked.decision is null) as "hasPendingChange",
			${edit.kind === 'delete' ? IS_REFERENCED : sql`false`} as "isNamed",
			${isLicenceMissingSql(sql`product.category_id`, sql`product.shop_id`)} as "isBarred",
			exists (select from product_pictures shown where shown.product_id = product.id) as "hasPicture"
		from products product where ${bulkSelection(shopId, goods)} order by product.id`);
}
