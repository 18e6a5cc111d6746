import { type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#src/domains/catalog/contract/product.ts';
import { SHOP_IS_OPEN, SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { COUNT_MAX, type ListFlag, type ProductFilter, type Sort } from '../../contract/lists.ts';
import { attributeOf } from '../../rules/list-address.ts';

const IS_SHOWN = sql`product.state = 'published' and ${SHOP_IS_SHOWN}`;

const IS_IN_STOCK = sql`product.is_in_stock and ${SHOP_IS_OPEN}`;

/** Requires joins named `product`, `shop`, `shown` and `pictures`. */
export const CARD = sql`product.id, product.slug, product.name, product.price_from_vnd as "priceFromVnd",
	product.price_to_vnd as "priceToVnd",
	case when product.compare_until > app_now() then product.compare_at_vnd end as "compareAtVnd",
	${IS_IN_STOCK} as "isInStock", ${SHOP_IS_OPEN} as "isShopOpen", product.sold_count as "soldCount", 
	coalesce(product.rating_average, product.rating_score) as "ratingScore",
	product.rating_count as "ratingCount", shop.slug as "shopSlug",
	(select json_build_object('endsAt', to_char(price.sale_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
			'left', price.sale_left)
		from scheduled_prices planned join variant_prices price on price.scheduled_price_id = planned.id
		where planned.product_id = product.id and planned.cancelled_at is null and planned.ends_at > app_now()
			and price.variant_id = planned.variant_id and price.price_vnd = product.price_from_vnd
		order by price.sale_ends_at limit 1) as sale,
	shop.name as "shopName", pictures.hash as "pictureHash", coalesce(shown.alt, product.name) as "pictureAlt"`;
export const CARD_JOINS = sql`join shops shop on shop.id = product.shop_id
	left join product_pictures shown on shown.product_id = product.id and shown.position = 0
	left join pictures on pictures.id = shown.picture_id`;

export const baseConditions = (filter: ProductFilter): readonly SQL[] => [IS_SHOWN, ...filterConditions(filter)];

export function filterConditions({ shopId, sectionId, categorySlugs, minVnd, maxVnd }: ProductFilter): readonly SQL[] {
	const parts: SQL[] = [];
	if (categorySlugs)
		parts.push(sql`product.category_id in (
			select category_id from category_slugs where slug = any(${texts(categorySlugs)}))`);
	if (shopId) parts.push(sql`product.shop_id = ${shopId}`);
	if (sectionId)
		parts.push(sql`exists (
			select from shop_section_products put where put.section_id = ${sectionId} and put.product_id = product.id)`);
	if (minVnd !== undefined) parts.push(sql`product.price_from_vnd >= ${minVnd}`);
	if (maxVnd !== undefined) parts.push(sql`product.price_from_vnd <= ${maxVnd}`);
	return parts;
}

export const FLAG_CONDITIONS: Readonly<Record<ListFlag, SQL>> = {
	stock: IS_IN_STOCK,
	sale: sql`product.compare_until > app_now()`,
	bargain: sql`product.is_bargainable`,
	auction: sql`product.is_in_auction`,
};

/** The plain average as people see it, with one decimal; the weighted score only sorts. */
export const SHOWN_RATING = sql`round(coalesce(product.rating_average, product.rating_score)::numeric, 1)`;

/** Values within a group are combined with OR, groups with AND. */
export type OptionGroup = { readonly code: string; readonly condition: SQL };

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

export function optionGroups(filter: ProductFilter): readonly OptionGroup[] {
	const { attributes = [], shopSlugs = [], provinceCodes = [], minRating, flags = [] } = filter;
	return [
		...attributes.map((keys) => ({
			code: attributeOf(keys[0] ?? ''),
			condition: sql`product.filter_keys && ${texts(keys)}`,
		})),
		...(shopSlugs.length > 0 ? [{ code: '@shop', condition: sql`shop.slug = any(${texts(shopSlugs)})` }] : []),
		...(provinceCodes.length > 0
			? [{ code: '@province', condition: sql`shop.province_code = any(${texts(provinceCodes)})` }]
			: []),
		...(minRating === undefined
			? []
			: [{ code: '@rating', condition: sql`coalesce(${SHOWN_RATING} >= ${minRating}, false)` }]),
		...flags.map((flag) => ({ code: `@${flag}`, condition: sql`coalesce(${FLAG_CONDITIONS[flag]}, false)` })),
	];
}

export const conditions = (filter: ProductFilter): readonly SQL[] => [
	...baseConditions(filter),
	...optionGroups(filter).map(({ condition }) => condition),
];

export function orderOf(sort: Sort | undefined): SQL {
	if (sort === 'newest') return sql`product.published_at desc, product.id`;
	if (sort === 'price_asc') return sql`product.price_from_vnd, product.id`;
	if (sort === 'price_desc') return sql`product.price_from_vnd desc, product.id`;
	if (sort === 'rating') return sql`product.rating_score desc nulls last, product.sold_count desc, product.id`;
	return sql`product.sold_count desc, product.id`;
}

export type Window = { readonly limit: number; readonly offset: number };

type Picked = {
	readonly columns: SQL;
	readonly where: readonly SQL[];
	readonly categoryId: string | undefined;
	readonly sort?: Sort | undefined;
	readonly isSorted: boolean;
	readonly limit: number;
};

/** Reads each child category by its index, so that a large category is never sorted. */
export function pickRows({ columns, where, categoryId, sort, isSorted, limit }: Picked): SQL {
	const pick = (more: readonly SQL[], order: SQL | null) => sql`
		select ${columns} from products product join shops shop on shop.id = product.shop_id
		where ${sql.join([...where, ...more], sql` and `)} ${order ? sql`order by ${order}` : sql``} limit ${limit}`;
	const chosen = (more: readonly SQL[]) => {
		if (!isSorted) return pick(more, null);
		if (sort !== 'rating') return pick(more, orderOf(sort));
		// Unrated products follow the rated ones, read from a separate index.
		const rated = pick([...more, sql`product.rating_score is not null`], orderOf('rating'));
		return sql`(${rated}) union all (${pick([...more, sql`product.rating_score is null`], orderOf('best_selling'))})`;
	};
	if (!categoryId) return chosen([]);
	return sql`
		select product.* from categories shelf
		cross join lateral (${chosen([sql`product.category_id = shelf.id`])}) product
		where shelf.id = ${categoryId} or shelf.parent_id = ${categoryId}`;
}

const LIST_COLUMNS = sql`product.id, product.sold_count, product.published_at, product.price_from_vnd, product.rating_score`;

/** Without a search text; `relevance` means best sellers. */
export function selectCards(
	read: ReadDatabase,
	filter: ProductFilter,
	{ limit, offset }: Window,
): Promise<readonly ProductCard[]> {
	const { categoryId, sort } = filter;
	const order = orderOf(sort);
	const where = conditions(filter);
	const rows = pickRows({ columns: LIST_COLUMNS, where, categoryId, sort, isSorted: true, limit: limit + offset });
	return read.read<ProductCard>(sql`
		select ${CARD} from (
			select product.id from (${rows}) product
			order by ${order} limit ${limit} offset ${offset}
		) chosen
		join products product on product.id = chosen.id
		${CARD_JOINS}
		order by ${order}`);
}

/** Stops at `COUNT_MAX` + 1, which lists show as 'more than'. */
export async function countCards(read: ReadDatabase, filter: ProductFilter): Promise<number> {
	const limit = COUNT_MAX + 1;
	const { categoryId } = filter;
	const rows = pickRows({ columns: sql`1`, where: conditions(filter), categoryId, isSorted: false, limit });
	const [row] = await read.read<{ total: number }>(sql`
		select count(*)::int as total from (select from (${rows}) product limit ${limit}) counted`);
	return row?.total ?? 0;
}
