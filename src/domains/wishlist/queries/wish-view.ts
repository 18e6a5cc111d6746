import { type SQL, sql } from 'drizzle-orm';
import { PICTURED_PRODUCT } from '#src/domains/catalog/index.ts';
import { type PicturedProduct, pictureOfVariant } from '#src/domains/catalog/rules/product-page/variant-picture.ts';
import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { AlertKind, WishSort, WishView } from '../contract.ts';
import { wishStatus } from '../rules/wish-status.ts';

/** Columns of a saved product; the query must have an alias `item` with a product and an optional variant. */
export const PRODUCTS = sql`item.id, item.product_id as "productId", item.variant_id as "variantId",
	product.name as "productName", product.slug as "productSlug", product.state as "productState",
	product.quantity_min as "quantityMin", shop.name as "shopName", shop.slug as "shopSlug",
	shop.state as "shopState", shop.closed_from::text as "closedFrom", shop.closed_to::text as "closedTo",
	(app_now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today,
	coalesce(array_to_string(chosen.option_values, ', '), '') as "variantLabel",
	coalesce(chosen_price.price_vnd, product.price_from_vnd) as "priceVnd",
	chosen.id is null and product.price_to_vnd > product.price_from_vnd as "isFrom",
	${PICTURED_PRODUCT} as pictured,
	coalesce((select json_agg(json_build_object('id', variant.id, 'label', array_to_string(variant.option_values, ', '),
			'priceVnd', price.price_vnd, 'available',
			case when stock.on_hand - stock.reserved >= product.quantity_min then stock.on_hand - stock.reserved else 0 end) order by variant.position)
		from product_variants variant join stock_items stock on stock.variant_id = variant.id
		join variant_prices price on price.variant_id = variant.id
		where variant.product_id = product.id and variant.is_on_sale), '[]') as variants`;
export const PRODUCT_JOINS = sql`join products product on product.id = item.product_id
	join shops shop on shop.id = product.shop_id
	left join product_variants chosen on chosen.id = item.variant_id
	left join variant_prices chosen_price on chosen_price.variant_id = chosen.id`;

export type ListedProductRow = Pick<
	WishView,
	| 'id'
	| 'productId'
	| 'variantId'
	| 'productName'
	| 'shopName'
	| 'shopSlug'
	| 'variantLabel'
	| 'priceVnd'
	| 'isFrom'
	| 'variants'
> & {
	readonly pictured: PicturedProduct;
	readonly productSlug: string;
	readonly productState: ProductState;
	readonly quantityMin: number;
	readonly shopState: ShopState;
	readonly closedFrom: string | null;
	readonly closedTo: string | null;
	readonly today: string;
};
type ListedRow = ListedProductRow & {
	readonly note: string;
	readonly priceThenVnd: number;
	readonly addedAt: string;
	readonly alerts: readonly AlertKind[] | null;
};

/** Products without a page have no picture and no slug. */
export function productView(row: ListedProductRow) {
	const { productState, shopState, closedFrom, closedTo, today, quantityMin, pictured, ...goods } = row;
	const holiday = { closedFrom, closedTo };
	const status = wishStatus({ ...row, holiday });
	const isGone = status === 'gone';
	return {
		...goods,
		status,
		productSlug: isGone ? null : row.productSlug,
		pictureHash: isGone ? null : pictureOfVariant(pictured, row.variantId),
		quantity: quantityMin,
	};
}

const ORDER: Readonly<Record<WishSort, SQL>> = {
	newest: sql`item.added_at desc, item.id desc`,
	price_asc: sql`"priceVnd", item.id desc`,
	price_desc: sql`"priceVnd" desc, item.id desc`,
	cut: sql`item.price_vnd - coalesce(chosen_price.price_vnd, product.price_from_vnd) desc, item.id desc`,
};

export async function readWishes(
	read: ReadDatabase,
	list: { readonly id: string; readonly customerId: string },
	page: { readonly sort: WishSort; readonly limit: number; readonly offset: number },
	more: SQL = sql``,
): Promise<readonly WishView[]> {
	const rows = await read.read<ListedRow>(sql`
		select ${PRODUCTS}, item.note, item.price_vnd as "priceThenVnd", item.added_at as "addedAt",
			(select json_agg(distinct alert.kind) from product_alerts alert
				where alert.customer_id = ${list.customerId} and alert.product_id = item.product_id
					and (alert.variant_id is not distinct from item.variant_id
						or (alert.kind = 'back_in_stock' and item.variant_id is null))) as alerts
		from wishlist_items item ${PRODUCT_JOINS}
		where item.list_id = ${list.id} and item.removed_at is null ${more}
		order by ${ORDER[page.sort]} limit ${page.limit} offset ${page.offset}`);
	return rows.map(({ addedAt, alerts, ...row }) => ({
		...productView(row),
		note: row.note,
		priceThenVnd: row.priceThenVnd,
		addedAt: new Date(addedAt).toISOString(),
		variants: [...row.variants],
		alerts: [...(alerts ?? [])],
	}));
}
