import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductCard, ProductFilter, Sort } from '../contract.ts';
import { type SearchTerms, searchTerms } from '../rules/search-terms.ts';

/** Goods of shops that are shown: approved, or suspended and only to be read. */
const IS_SHOWN = sql`product.state = 'published' and shop.state in ('approved', 'suspended')`;

/** The current comparison of the cheapest variant, while it may be shown. */
const COMPARE_AT = sql`case when product.compare_until > app_now() then product.compare_at_vnd end`;

export type Match = 'words' | 'similar';

function conditions(filter: ProductFilter, terms: SearchTerms | null, match: Match): SQL {
	const { categoryId, shopId, minVnd, maxVnd, isInStock } = filter;
	const parts = [IS_SHOWN];
	if (categoryId)
		parts.push(sql`product.category_id in (
			select id from categories where id = ${categoryId} or parent_id = ${categoryId})`);
	if (shopId) parts.push(sql`product.shop_id = ${shopId}`);
	if (minVnd !== undefined) parts.push(sql`product.price_from_vnd >= ${minVnd}`);
	if (maxVnd !== undefined) parts.push(sql`product.price_from_vnd <= ${maxVnd}`);
	if (isInStock) parts.push(sql`product.is_in_stock`);
	if (terms && match === 'words')
		parts.push(sql`to_tsvector('simple', product.search_text) @@ to_tsquery('simple', ${terms.tsquery})`);
	if (terms && match === 'similar') parts.push(sql`${terms.folded} <% product.search_text`);
	return sql.join(parts, sql` and `);
}

/** Who typed tones means them: names with just these come first, then names with the words, then the rest. */
const relevance = ({ toned, folded }: SearchTerms, match: Match): SQL =>
	match === 'similar'
		? sql`word_similarity(${folded}, product.search_text) desc, product.sold_count desc, product.id`
		: sql`position(${toned} in lower(product.name)) > 0 desc,
			position(${folded} in product.search_text) > 0 desc, product.sold_count desc, product.id`;

function orderOf(sort: Sort | undefined, terms: SearchTerms | null, match: Match): SQL {
	if (sort === 'newest') return sql`product.published_at desc, product.id`;
	if (sort === 'price_asc') return sql`product.price_from_vnd, product.id`;
	if (sort === 'price_desc') return sql`product.price_from_vnd desc, product.id`;
	return sort !== 'best_selling' && terms ? relevance(terms, match) : sql`product.sold_count desc, product.id`;
}

export type Window = { readonly limit: number; readonly offset: number };

export async function selectCards(
	read: ReadDatabase,
	filter: ProductFilter,
	{ limit, offset }: Window,
	match: Match = 'words',
): Promise<readonly ProductCard[]> {
	const terms = searchTerms(filter.text ?? '');
	const order = orderOf(filter.sort, terms, match);
	// The chosen rows keep the name `product`, so that the same order holds inside and outside.
	return read.read<ProductCard>(sql`
		select product.id, product.slug, product.name, product.price_from_vnd as "priceFromVnd",
			product.price_to_vnd as "priceToVnd", ${COMPARE_AT} as "compareAtVnd", product.is_in_stock as "isInStock",
			product.sold_count as "soldCount", product.shop_slug as "shopSlug", product.shop_name as "shopName",
			pictures.hash as "pictureHash", coalesce(shown.alt, product.name) as "pictureAlt"
		from (
			select product.*, shop.slug as shop_slug, shop.name as shop_name
			from products product join shops shop on shop.id = product.shop_id
			where ${conditions(filter, terms, match)}
			order by ${order} limit ${limit} offset ${offset}
		) product
		left join product_pictures shown on shown.product_id = product.id and shown.position = 0
		left join pictures on pictures.id = shown.picture_id
		order by ${order}`);
}

export async function countCards(read: ReadDatabase, filter: ProductFilter, match: Match = 'words'): Promise<number> {
	const terms = searchTerms(filter.text ?? '');
	const [row] = await read.read<{ total: number }>(sql`
		select count(*) as total from products product join shops shop on shop.id = product.shop_id
		where ${conditions(filter, terms, match)}`);
	return row?.total ?? 0;
}
