import { type SQL, sql } from 'drizzle-orm';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ProductFilter } from '../contract-lists.ts';
import { narrowing, optionGroups } from './product-list.ts';

/** In `product`: what sells most comes first, tier by tier, and none is opened that is not needed. */
export const FROM_ENTRIES = sql`search_entries product join shops shop on shop.id = product.shop_id`;

/** Any order of all entries, as far as one may look through them. */
export const walkedEntries = (order: SQL, most: number): SQL =>
	sql`(select * from search_entries product order by ${order} limit ${most}) product
		join shops shop on shop.id = product.shop_id`;

export const hasWords = (parts: readonly string[]): SQL =>
	sql.join(
		parts.map((part) => sql`product.words @@ ${part}::tsquery`),
		sql` and `,
	);

/** The category with those below it, and the shop, are keys of the same index as the words. */
function placeKeys({ categoryId, shopId }: ProductFilter): readonly SQL[] {
	const parts: SQL[] = [];
	if (shopId) parts.push(sql`product.filter_keys && array[${`@${shopId}`}]::text[]`);
	if (categoryId)
		parts.push(sql`product.filter_keys && (
			select array_agg('@' || id) from categories where id = ${categoryId} or parent_id = ${categoryId})`);
	return parts;
}

/** Not by the index of prices, which would be read whole for a wide range: the words leave few to look at. */
function priceConditions({ minVnd, maxVnd }: ProductFilter): readonly SQL[] {
	const parts: SQL[] = [];
	if (minVnd !== undefined) parts.push(sql`product.price_from_vnd + 0 >= ${minVnd}`);
	if (maxVnd !== undefined) parts.push(sql`product.price_from_vnd + 0 <= ${maxVnd}`);
	return parts;
}

/** All of a filter but the choices that are counted, on entries. */
export const baseEntries = (filter: ProductFilter, parts: readonly string[]): readonly SQL[] => [
	hasWords(parts),
	SHOP_IS_SHOWN,
	...narrowing({ ...filter, minVnd: undefined, maxVnd: undefined }),
	...priceConditions(filter),
	...placeKeys(filter),
];

export const entryConditions = (filter: ProductFilter, parts: readonly string[]): readonly SQL[] => [
	...baseEntries(filter, parts),
	...optionGroups(filter).map(({ condition }) => condition),
];
