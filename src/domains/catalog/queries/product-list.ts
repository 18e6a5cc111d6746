import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductCard } from '../contract.ts';
import { COUNT_MAX, type ProductFilter, type Sort } from '../contract-lists.ts';

/** Goods of shops that are shown: approved, or suspended and only to be read. */
const IS_SHOWN = sql`product.state = 'published' and shop.state in ('approved', 'suspended')`;

/** The columns of a card; `product`, `shop`, `shown` and `pictures` must be joined. */
export const CARD = sql`product.id, product.slug, product.name, product.price_from_vnd as "priceFromVnd",
	product.price_to_vnd as "priceToVnd",
	case when product.compare_until > app_now() then product.compare_at_vnd end as "compareAtVnd",
	product.is_in_stock as "isInStock", product.sold_count as "soldCount", product.rating_score as "ratingScore",
	product.rating_count as "ratingCount", shop.slug as "shopSlug",
	shop.name as "shopName", pictures.hash as "pictureHash", coalesce(shown.alt, product.name) as "pictureAlt"`;
export const CARD_JOINS = sql`join shops shop on shop.id = product.shop_id
	left join product_pictures shown on shown.product_id = product.id and shown.position = 0
	left join pictures on pictures.id = shown.picture_id`;

/** All of a filter but its text and category, on `product` and `shop`. */
export function conditions(filter: ProductFilter): readonly SQL[] {
	const { shopId, minVnd, maxVnd, isInStock } = filter;
	const parts = [IS_SHOWN];
	if (shopId) parts.push(sql`product.shop_id = ${shopId}`);
	if (minVnd !== undefined) parts.push(sql`product.price_from_vnd >= ${minVnd}`);
	if (maxVnd !== undefined) parts.push(sql`product.price_from_vnd <= ${maxVnd}`);
	if (isInStock) parts.push(sql`product.is_in_stock`);
	return parts;
}

export const inCategory = (categoryId: string): SQL =>
	sql`product.category_id in (select id from categories where id = ${categoryId} or parent_id = ${categoryId})`;

/** On any row with these columns named `product`. */
export function orderOf(sort: Sort | undefined): SQL {
	if (sort === 'newest') return sql`product.published_at desc, product.id`;
	if (sort === 'price_asc') return sql`product.price_from_vnd, product.id`;
	if (sort === 'price_desc') return sql`product.price_from_vnd desc, product.id`;
	return sql`product.sold_count desc, product.id`;
}

export type Window = { readonly limit: number; readonly offset: number };

/** Each shelf of a category by its own index, so that a large one is never sorted. */
function rows(filter: ProductFilter, order: SQL | null, limit: number): SQL {
	const where = sql.join([...conditions(filter)], sql` and `);
	const columns = sql`product.id, product.sold_count, product.published_at, product.price_from_vnd`;
	const chosen = (more: SQL) => sql`
		select ${columns} from products product join shops shop on shop.id = product.shop_id
		where ${where} ${more} ${order ? sql`order by ${order}` : sql``} limit ${limit}`;
	if (!filter.categoryId) return chosen(sql``);
	return sql`
		select product.* from categories shelf
		cross join lateral (${chosen(sql`and product.category_id = shelf.id`)}) product
		where shelf.id = ${filter.categoryId} or shelf.parent_id = ${filter.categoryId}`;
}

/** A list without a question; `relevance` is what sells best. */
export function selectCards(
	read: ReadDatabase,
	filter: ProductFilter,
	{ limit, offset }: Window,
): Promise<readonly ProductCard[]> {
	const order = orderOf(filter.sort);
	return read.read<ProductCard>(sql`
		select ${CARD} from (
			select product.id from (${rows(filter, order, limit + offset)}) product
			order by ${order} limit ${limit} offset ${offset}
		) chosen
		join products product on product.id = chosen.id
		${CARD_JOINS}
		order by ${order}`);
}

/** Counts to `COUNT_MAX` and one more: whoever shows it says 'more than'. */
export async function countCards(read: ReadDatabase, filter: ProductFilter): Promise<number> {
	const [row] = await read.read<{ total: number }>(sql`
		select count(*)::int as total from (select from (${rows(filter, null, COUNT_MAX + 1)}) product limit ${COUNT_MAX + 1}) counted`);
	return row?.total ?? 0;
}
