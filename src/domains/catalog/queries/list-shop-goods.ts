import { type SQL, sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import { type GoodsPage, type GoodsRow, type GoodsSort, type ListGoodsInput, ROW_SKUS_MAX } from '../contract-goods.ts';
import { ownGoods, STOCK_BAND } from './goods-filter.ts';

const AVAILABLE = sql`(
	select coalesce(sum(stock.on_hand - stock.reserved), 0)::int from product_variants variant
	join stock_items stock on stock.variant_id = variant.id
	where variant.product_id = product.id and variant.is_on_sale)`;

type Order = { readonly key: SQL; readonly type: SQL; readonly isDown: boolean };
/** Ties are broken by the id, the newest first. A name is put in order without its tones, by its beginning. */
const ORDERS: Readonly<Record<GoodsSort, Order>> = {
	newest: { key: sql`0`, type: sql`int`, isDown: false },
	name: { key: sql`left(product.search_text, 100) collate "C"`, type: sql`text`, isDown: false },
	price: { key: sql`product.price_from_vnd`, type: sql`bigint`, isDown: false },
	stock: { key: AVAILABLE, type: sql`int`, isDown: false },
	sold: { key: sql`product.sold_count`, type: sql`int`, isDown: true },
};

type Row = GoodsRow & { readonly key: string | number; readonly changedAt: Date | string };

/** The shop's own goods as its people look for them. Not from a replica: who has just changed them looks here. */
export async function listShopGoods(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ sort, limit, cursor, ...filter }: ListGoodsInput,
): Promise<GoodsPage> {
	const order = ORDERS[sort];
	const rows = await fresh.read<Row>(sql`
		with page as (
			select product.id, ${order.key} as key from products product
			where ${ownGoods(actor.shopId, filter)} ${afterCursor(sort, cursor)}
			order by ${order.isDown ? sql`2 desc` : sql`2`}, product.id desc limit ${limit + 1}
		)
		select page.key, product.id, product.slug, product.name, category.name as "categoryName",
			picture.hash as "pictureHash", product.state,
			case when product.state in ('rejected', 'changes_requested', 'taken_down')
				then product.state_reason else '' end as reason,
			(select asked.kind from product_changes asked
				where asked.product_id = product.id and asked.decision is null) as waits,
			choice.skus[1:${ROW_SKUS_MAX}] as skus, choice.variants, product.price_from_vnd as "priceFromVnd",
			product.price_to_vnd as "priceToVnd", ${AVAILABLE} as available, ${STOCK_BAND} as stock,
			product.sold_count as "soldCount", product.updated_at as "changedAt"
		from page join products product on product.id = page.id
		join categories category on category.id = product.category_id
		cross join lateral (
			select array_agg(variant.sku order by variant.position) as skus, count(*)::int as variants
			from product_variants variant where variant.product_id = product.id
		) choice
		left join product_pictures shown on shown.product_id = product.id and shown.position = 0
		left join pictures picture on picture.id = shown.picture_id
		order by ${order.isDown ? sql`1 desc` : sql`1`}, 2 desc`);
	const items = rows.slice(0, limit).map((row) => ({ ...row, updatedAt: new Date(row.changedAt).toISOString() }));
	const last = rows.length > limit ? items.at(-1) : undefined;
	return { items, nextCursor: last ? encodeCursor([sort, last.key, last.id]) : null };
}

/** Of another order, or made by nobody: the list starts at its beginning. */
function afterCursor(sort: GoodsSort, cursor: string | undefined): SQL {
	const [of, key, id] = decodeCursor(cursor, 3) ?? [];
	if (of !== sort || key === undefined || !isId(id) || (sort !== 'name' && !Number.isSafeInteger(key))) return sql``;
	if (sort === 'newest') return sql`and product.id < ${id}`;
	const order = ORDERS[sort];
	const given = sort === 'name' ? sql`${String(key)}::text collate "C"` : sql`${key}::${order.type}`;
	const beyond = order.isDown ? sql`<` : sql`>`;
	return sql`and (${order.key} ${beyond} ${given} or (${order.key} = ${given} and product.id < ${id}))`;
}
