import { type SQL, sql } from 'drizzle-orm';
import { PRODUCT_STATES } from '#src/domains/catalog/contract/product.ts';
import { scheduledPrices } from '#src/domains/catalog/db/scheduled-price-tables.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import {
	type ListShopProductsInput,
	ROW_SKUS_MAX,
	type ShopProductFilter,
	type ShopProductPage,
	type ShopProductRow,
	type ShopProductSort,
} from '../contract/product-list.ts';
import { ownProducts, STOCK_BAND } from './shop-product-filter.ts';

const AVAILABLE = sql`(
	select coalesce(sum(stock.on_hand - stock.reserved), 0)::int from product_variants variant
	join stock_items stock on stock.variant_id = variant.id
	where variant.product_id = product.id and variant.is_on_sale)`;

/** Stock of the variant with the least; variants that are off count only when all are off. */
const SCARCEST = sql`from product_variants variant join stock_items level on level.variant_id = variant.id
	where variant.product_id = product.id
	order by not variant.is_on_sale, level.on_hand - level.reserved, variant.id limit 1`;
const MIN = sql`coalesce((select level.on_hand - level.reserved ${SCARCEST}), 0)`;

type Page = { readonly limit: number; readonly steps: number | null };
/** Fast to read, and usually enough for one page. */
const STEPS = 1000;

type Order = { readonly key: SQL; readonly type: SQL; readonly isDown: boolean; readonly id?: SQL };
/** Ties are ordered by id, newest first. Names are ordered by their folded prefix. */
const ORDERS: Readonly<Record<ShopProductSort, Order>> = {
	newest: { key: sql`0`, type: sql`int`, isDown: false },
	name: { key: sql`left(product.search_text, 100) collate "C"`, type: sql`text`, isDown: false },
	price: { key: sql`product.price_from_vnd`, type: sql`bigint`, isDown: false },
	stock: { key: MIN, type: sql`int`, isDown: false },
	sold: { key: sql`product.sold_count`, type: sql`int`, isDown: true },
};

type Row = ShopProductRow & { readonly key: string | number; readonly changedAt: Date | string };

export async function listShopProducts(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ sort, limit, cursor, ...filter }: ListShopProductsInput,
): Promise<ShopProductPage> {
	const read = (page: Page) => fresh.read<Row>(rowsOf(sort, pageOf(actor.shopId, sort, filter, cursor, page)));
	const few = sort === 'stock' && isWide(filter) ? await read({ limit: limit + 1, steps: STEPS }) : [];
	const rows = few.length > limit ? few : await read({ limit: limit + 1, steps: null });
	const seesPrices = hasStaffRight(actor.staffRole, 'sums.see');
	const unpriced = seesPrices ? {} : { priceFromVnd: null, priceToVnd: null };
	const items = rows.slice(0, limit).map((row) => ({
		...row,
		...unpriced,
		only: row.only && !seesPrices ? { ...row.only, priceVnd: null } : row.only,
		updatedAt: new Date(row.changedAt).toISOString(),
	}));
	const last = rows.length > limit ? items.at(-1) : undefined;
	return { items, nextCursor: last ? encodeCursor([sort, last.key, last.id]) : null };
}

function rowsOf(sort: ShopProductSort, page: SQL): SQL {
	const { isDown } = ORDERS[sort];
	return sql`
		with page as (${page})
		select page.key, product.id, product.slug, product.name, category.name as "categoryName",
			picture.hash as "pictureHash", product.state,
			case when product.state in ('rejected', 'changes_requested', 'taken_down', 'hidden')
				then product.state_reason else '' end as reason,
			(select asked.kind from product_changes asked
				where asked.product_id = product.id and asked.decision is null) as waits,
			choice.skus[1:${ROW_SKUS_MAX}] as skus, choice.variants,
			case when choice.variants = 1 then choice.only end as "only", product.price_from_vnd as "priceFromVnd",
			product.price_to_vnd as "priceToVnd", ${AVAILABLE} as available, ${MIN} as least, ${STOCK_BAND} as stock,
			(select case when min(starts_at) <= app_now() then 'running' when min(starts_at) is not null then 'planned' end
				from ${scheduledPrices} planned where planned.product_id = product.id and planned.cancelled_at is null
					and planned.ends_at > app_now()) as sale,
			product.sold_count as "soldCount", product.updated_at as "changedAt"
		from page join products product on product.id = page.id
		join categories category on category.id = product.category_id
		cross join lateral (
			select array_agg(variant.sku order by variant.position) as skus, count(*)::int as variants,
				json_agg(json_build_object('variantId', variant.id, 'label', '', 'sku', variant.sku,
					'isOnSale', variant.is_on_sale, 'priceVnd', variant.price_vnd, 'onHand', stock.on_hand,
					'reserved', stock.reserved))->0 as only
			from product_variants variant join stock_items stock on stock.variant_id = variant.id
			where variant.product_id = product.id
		) choice
		left join product_pictures shown on shown.product_id = product.id and shown.position = 0
		left join pictures picture on picture.id = shown.picture_id
		order by ${isDown ? sql`1 desc` : sql`1`}, 2 desc`;
}

function pageOf(
	shopId: string,
	sort: ShopProductSort,
	filter: ShopProductFilter,
	cursor: string | undefined,
	page: Page,
): SQL {
	const order = ORDERS[sort];
	if (sort === 'stock' && page.steps !== null) return scarcestFirst(shopId, filter, cursor, page);
	if (sort === 'stock') return scarcestOfAll(shopId, filter, cursor, page);
	if (sort === 'name' && isWide(filter)) return byNameInEachState(shopId, filter, cursor, page);
	return sql`
		select product.id, ${order.key} as key from products product
		where ${ownProducts(shopId, filter)} ${afterCursor(sort, order, cursor)}
		order by ${order.isDown ? sql`2 desc` : sql`2`}, product.id desc limit ${page.limit}`;
}

/** True when a walk along an index is cheaper than sorting, because most products match. */
const isWide = ({ q, category, section, waiting }: ShopProductFilter): boolean =>
	!q && !category && !section && !waiting;

/** Fallback when the first steps yield too few rows: examines all matches. */
function scarcestOfAll(shopId: string, filter: ShopProductFilter, cursor: string | undefined, page: Page): SQL {
	const beyond = afterCursor('stock', { ...ORDERS.stock, key: sql`counted.key`, id: sql`counted.id` }, cursor);
	return sql`
		select counted.id, counted.key from (
			select product.id, coalesce(min(level.on_hand - level.reserved) filter (where variant.is_on_sale),
				min(level.on_hand - level.reserved)) as key
			from products product join product_variants variant on variant.product_id = product.id
			join stock_items level on level.variant_id = variant.id
			where ${ownProducts(shopId, filter)} and variant.shop_id = ${shopId} and level.shop_id = ${shopId}
			group by product.id
		) counted where true ${beyond} order by counted.key, counted.id desc limit ${page.limit}`;
}

/** The index starts with the state, so this merges one limited query per state. */
function byNameInEachState(shopId: string, filter: ShopProductFilter, cursor: string | undefined, page: Page): SQL {
	const states = JSON.stringify(filter.state ? [filter.state] : PRODUCT_STATES);
	return sql`
		select found.id, found.key from json_array_elements_text(${states}::json) as asked(state) cross join lateral (
			select product.id, ${ORDERS.name.key} as key from products product
			where product.state = asked.state and ${ownProducts(shopId, filter)} ${afterCursor('name', ORDERS.name, cursor)}
			order by 2, 1 desc limit ${page.limit}
		) found order by found.key, found.id desc limit ${page.limit}`;
}

/** The `offset 0` keeps the planner from reordering the steps. */
function scarcestFirst(shopId: string, filter: ShopProductFilter, cursor: string | undefined, page: Page): SQL {
	const of = (key: SQL, id: SQL): SQL => afterCursor('stock', { ...ORDERS.stock, key, id }, cursor);
	return sql`
		select product.id, step.key from (
			select variant_id as id, product_id as "productId", on_hand - reserved as key from stock_items
			where shop_id = ${shopId} ${of(sql`(on_hand - reserved)`, sql`product_id`)}
			order by on_hand - reserved, product_id desc limit ${page.steps}
		) step cross join lateral (
			select product.id from products product
			where product.id = step."productId" and ${ownProducts(shopId, filter)}
				and step.id = (select variant.id ${SCARCEST}) offset 0
		) product order by step.key, step."productId" desc limit ${page.limit}`;
}

/** A cursor of another sort or an invalid one restarts the list. */
function afterCursor(sort: ShopProductSort, order: Order, cursor: string | undefined): SQL {
	const [of, key, id] = decodeCursor(cursor, 3) ?? [];
	if (of !== sort || key === undefined || !isId(id) || (sort !== 'name' && !Number.isSafeInteger(key))) return sql``;
	const own = order.id ?? sql`product.id`;
	if (sort === 'newest') return sql`and ${own} < ${id}`;
	const given = sort === 'name' ? sql`${String(key)}::text collate "C"` : sql`${key}::${order.type}`;
	const beyond = order.isDown ? sql`<` : sql`>`;
	return sql`and ${order.key} ${beyond}= ${given} and (${order.key} ${beyond} ${given} or ${own} < ${id})`;
}
