import { type SQL, sql } from 'drizzle-orm';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ProductFilter } from '../../contract/lists.ts';
import type { Attempt } from '../../rules/query/search-attempt.ts';
import { filterConditions, optionGroups } from '../lists/product-list.ts';

/** Entries are stored by sales tier, so a query stops as soon as it has enough. */
export const FROM_ENTRIES = sql`search_entries product join shops shop on shop.id = product.shop_id`;

/** Reads at most `most` entries in any order. */
export const entriesInOrder = (order: SQL, most: number): SQL =>
	sql`(select * from search_entries product order by ${order} limit ${most}) product
		join shops shop on shop.id = product.shop_id`;

export const hasWords = (parts: readonly string[]): SQL =>
	sql.join(
		parts.map((part) => sql`product.words @@ ${part}::tsquery`),
		sql` and `,
	);

/** Category with children and shop are keys in the same index as the terms. */
function placeKeys({ categoryId, shopId }: ProductFilter): readonly SQL[] {
	const parts: SQL[] = [];
	if (shopId) parts.push(sql`product.filter_keys && array[${`@${shopId}`}]::text[]`);
	if (categoryId)
		parts.push(sql`product.filter_keys && (
			select array_agg('@' || id) from categories where id = ${categoryId} or parent_id = ${categoryId})`);
	return parts;
}

/**
 * Written so that the planner does not use the price index: a wide range would read most of it, while the terms
 * leave few rows.
 */
function priceConditions({ minVnd, maxVnd }: ProductFilter): readonly SQL[] {
	const parts: SQL[] = [];
	if (minVnd !== undefined) parts.push(sql`product.price_from_vnd + 0 >= ${minVnd}`);
	if (maxVnd !== undefined) parts.push(sql`product.price_from_vnd + 0 <= ${maxVnd}`);
	return parts;
}

type Wanted = Pick<Attempt, 'parts' | 'naming' | 'isNamedOnly'>;

function namedBy({ naming, isNamedOnly }: Wanted): readonly SQL[] {
	if (!naming || !isNamedOnly) return [];
	const keys = naming.categoryIds.map((id) => `@${id}`);
	return [sql`(product.names ~ ${naming.pattern} or product.filter_keys && ${sql.param(keys)}::text[])`];
}

export const baseEntries = (filter: ProductFilter, wanted: Wanted): readonly SQL[] => [
	hasWords(wanted.parts),
	...namedBy(wanted),
	SHOP_IS_SHOWN,
	...filterConditions({ ...filter, minVnd: undefined, maxVnd: undefined }),
	...priceConditions(filter),
	...placeKeys(filter),
];

export const entryConditions = (filter: ProductFilter, wanted: Wanted): readonly SQL[] => [
	...baseEntries(filter, wanted),
	...optionGroups(filter).map(({ condition }) => condition),
];
