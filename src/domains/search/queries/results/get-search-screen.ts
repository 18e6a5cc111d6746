import { sql } from 'drizzle-orm';
import type { CategoryBranch, ProductCard } from '#src/domains/catalog/contract/product.ts';
import { listCategories } from '#src/domains/catalog/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { MAX_VND } from '#src/shared/money.ts';
import type { AlikeKind, ListAddress, SearchOutcome, SearchPlace } from '../../contract/lists.ts';
import { type Hit, hitOfSharedCategory, slightlyAbove } from '../../rules/alike-products.ts';
import { filterOf } from '../../rules/list-address.ts';
import { getListScreen, type ListScreen } from '../lists/get-list-screen.ts';
import { listProductPage } from '../lists/list-product-page.ts';
import { cardTags } from '../lists/list-products.ts';
import { listOfSameKind } from '../lists/list-related.ts';
import { suggest } from '../suggestions/suggest-terms.ts';

/** With at most this many matches, the page also shows slightly dearer ones or best sellers of their category. */
const FEW_RESULTS_MAX = 3;
const ALIKE_MAX = 6;
/** A shelf with one product would look empty beside the matches. */
const DEARER_MIN = 2;
const BEST_SELLERS_SHOWN = 12;
const NEIGHBOUR_CATEGORIES_MAX = 6;

export type SearchScreen = ListScreen & {
	readonly places: readonly SearchPlace[];
	/** With few matches, others that may do, and what they are. */
	readonly alike: { readonly kind: AlikeKind; readonly cards: readonly ProductCard[] };
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
		list.page === 1 && list.cards.length <= FEW_RESULTS_MAX
			? listSimilarProducts(read, address, list.cards)
			: NOTHING_ALIKE,
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
		tags: isMiss && !isNarrow ? null : cardTags([...list.cards, ...alike.cards, ...bestSellers]),
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

type Alike = SearchScreen['alike'];
const NOTHING_ALIKE: Alike = { kind: 'category', cards: [] };

async function listSimilarProducts(
	read: ReadDatabase,
	address: ListAddress,
	found: readonly ProductCard[],
): Promise<Alike> {
	const dearer = await listDearer(read, address);
	const least = found.length === 0 ? 1 : DEARER_MIN;
	if (dearer.length >= least) return { kind: 'dearer', cards: dearer };
	const hit = hitOfSharedCategory(await readHits(read, found), address.text);
	if (!hit) return NOTHING_ALIKE;
	const shown = new Set(found.map(({ id }) => id));
	const related = await listOfSameKind(read, hit);
	return { kind: 'category', cards: related.filter(({ id }) => !shown.has(id)).slice(0, ALIKE_MAX) };
}

async function listDearer(read: ReadDatabase, address: ListAddress): Promise<readonly ProductCard[]> {
	const { text, maxVnd } = address;
	if (text === '' || maxVnd === undefined || maxVnd >= MAX_VND) return [];
	const flags = [...new Set([...address.flags, 'stock' as const])];
	const filter = filterOf({ ...address, ...slightlyAbove(maxVnd), flags });
	const { cards, mode } = await listProductPage(read, filter);
	return mode === 'words' ? cards.slice(0, ALIKE_MAX) : [];
}

/** In the order of the answer. */
async function readHits(read: ReadDatabase, found: readonly ProductCard[]): Promise<readonly Hit[]> {
	if (found.length === 0) return [];
	const ids = found.map(({ id }) => id);
	const rows = await read.read<Hit>(sql`
		select product.id, product.name, category.id as "categoryId", category.name as "categoryName"
		from products product join categories category on category.id = product.category_id
		where product.id = any(${sql.param(ids)}::uuid[])`);
	return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
