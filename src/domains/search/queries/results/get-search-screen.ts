import { sql } from 'drizzle-orm';
import type { CategoryBranch, ProductCard } from '#src/domains/catalog/contract/product.ts';
import { listCategories } from '#src/domains/catalog/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ListAddress, SearchOutcome, SearchPlace } from '../../contract/lists.ts';
import { getListScreen, type ListScreen } from '../lists/get-list-screen.ts';
import { listProductPage } from '../lists/list-product-page.ts';
import { cardTags } from '../lists/list-products.ts';
import { listRelated } from '../lists/list-related.ts';
import { suggest } from '../suggestions/suggest-terms.ts';

/** With at most this many matches, the page also shows best sellers of their category. */
const FEW_RESULTS_MAX = 3;
const BEST_SELLERS_SHOWN = 12;
const NEIGHBOUR_CATEGORIES_MAX = 6;

export type SearchScreen = ListScreen & {
	readonly places: readonly SearchPlace[];
	readonly alike: readonly ProductCard[];
	readonly categories: readonly CategoryBranch[];
	readonly bestSellers: readonly ProductCard[];
	readonly outcome: SearchOutcome | null;
	readonly tags: readonly string[] | null;
};

export async function getSearchScreen(read: ReadDatabase, address: ListAddress): Promise<SearchScreen> {
	const screen = await getListScreen(read, address);
	const { list } = screen;
	const isNothing = list.total === 0;
	const isRequested = address.text !== '';
	const isFirst = isRequested && address.page === 1;
	const [places, alike, categories, bestSellers] = await Promise.all([
		isFirst ? listPlaces(read, list.meant ?? address.text) : [],
		list.page === 1 && list.cards.length <= FEW_RESULTS_MAX ? listSimilarProducts(read, list.cards) : [],
		isNothing ? listCategories(read) : [],
		isNothing && isRequested ? listBestSellers(read) : [],
	]);
	const isMiss = isRequested && (isNothing || list.isSimilar);
	const isNarrow = screen.active.length > 0;
	return {
		...screen,
		places,
		alike,
		categories,
		bestSellers,
		outcome: isFirst && !isNarrow ? { text: address.text, total: list.total, isMiss } : null,
		// A search without matches is counted at each request, so it is not cached.
		tags: isMiss && !isNarrow ? null : cardTags([...list.cards, ...alike, ...bestSellers]),
	};
}

async function listPlaces(read: ReadDatabase, text: string): Promise<readonly SearchPlace[]> {
	const { items } = await suggest(read, { q: text, limit: NEIGHBOUR_CATEGORIES_MAX });
	return items.flatMap(({ kind, ...place }) => (kind === 'product' ? [] : [{ kind, ...place }]));
}

async function listBestSellers(read: ReadDatabase): Promise<readonly ProductCard[]> {
	const { cards } = await listProductPage(read, { sort: 'best_selling', flags: ['stock'] });
	return cards.slice(0, BEST_SELLERS_SHOWN);
}

async function listSimilarProducts(read: ReadDatabase, found: readonly ProductCard[]): Promise<readonly ProductCard[]> {
	const [only] = found;
	const category = only && (await findCategory(read, only.id));
	if (!category) return [];
	const shown = new Set(found.map(({ id }) => id));
	return (await listRelated(read, category)).filter(({ id }) => !shown.has(id));
}

async function findCategory(read: ReadDatabase, productId: string) {
	const [row] = await read.read<{ readonly id: string; readonly name: string; readonly parentId: string }>(sql`
		select category.id, product.name, category.parent_id as "parentId"
		from products product join categories category on category.id = product.category_id
		where product.id = ${productId}`);
	return row && { id: productId, name: row.name, category: { id: row.id }, parentCategory: { id: row.parentId } };
}
