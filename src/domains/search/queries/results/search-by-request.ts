import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductFilter } from '../../contract/lists.ts';
import { categoriesMeant, presentCategories } from '../../rules/query/meant-categories.ts';
import type { Window } from '../lists/product-list.ts';
import { findNamedShop } from './find-named-shop.ts';
import { type ProductSearch, searchProducts } from './product-search.ts';
import type { SearchQuery } from './read-answer.ts';

export type RequestedSearch = {
	readonly found: ProductSearch | null;
	readonly asked: ProductFilter;
	/** The products are only similar: the shop has none with the other terms, or they are ideas for a present. */
	readonly isNear: boolean;
};

/** Searches products, unless the query means whole categories; without an exact match it looks for a shop with this name and searches within it. */
export async function searchByRequest(
	read: ReadDatabase,
	filter: SearchQuery,
	window: Window,
): Promise<RequestedSearch> {
	const { text, ...narrowing } = filter;
	const meant = categoriesMeant(text);
	if (meant) return { found: null, asked: { ...narrowing, categorySlugs: meant }, isNear: false };
	const found = await searchProducts(read, filter, window);
	const presents = hasNothing(found) ? presentCategories(text) : null;
	if (presents) return { found: null, asked: { ...narrowing, categorySlugs: presents }, isNear: true };
	const shop = found.isFound || filter.shopId ? null : await findNamedShop(read, text);
	if (!shop) return { found, asked: filter, isNear: false };
	const all = { ...narrowing, shopId: shop.id };
	if (shop.rest === '') return { found: null, asked: all, isNear: false };
	const rest = { ...all, text: shop.rest };
	const ofUnshipped = await searchProducts(read, rest, window);
	return ofUnshipped.isFound
		? { found: ofUnshipped, asked: rest, isNear: false }
		: { found: null, asked: all, isNear: true };
}

/** Not even without facets. */
const hasNothing = ({ total, isFound, fitting }: ProductSearch): boolean =>
	total === 0 && !isFound && !fitting?.candidateIds?.length;
