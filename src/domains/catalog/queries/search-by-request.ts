import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductFilter } from '../contract-lists.ts';
import { findNamedShop } from './find-named-shop.ts';
import type { Window } from './product-list.ts';
import { type ProductSearch, searchProducts } from './product-search.ts';
import type { Question } from './read-answer.ts';

/** An answer, and the filter that it was looked for with; without one, all that fits the filter is the answer. */
export type RequestedSearch = {
	readonly found: ProductSearch | null;
	readonly asked: ProductFilter;
	/** All that fits the filter is only near to the question: of what it asks beside a shop nothing was found. */
	readonly isNear: boolean;
};

/** What a question says; where nothing is that and a shop is called so: what it has of the rest, or else all of it. */
export async function searchByRequest(read: ReadDatabase, filter: Question, window: Window): Promise<RequestedSearch> {
	const found = await searchProducts(read, filter, window);
	const { text, ...narrowing } = filter;
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
