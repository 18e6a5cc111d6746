import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductListPage } from '../contract.ts';
import { COUNT_MAX, LIST_PAGE_SIZE, LIST_PAGES_MAX, type ProductFilter } from '../contract-lists.ts';
import { countCards, selectCards } from './product-list.ts';
import { searchProducts } from './product-search.ts';
import type { Fitting } from './search-candidates.ts';

/** One page of a filtered list, by number; a number beyond the end gives the last page. */
export async function listProductPage(
	read: ReadDatabase,
	filter: ProductFilter,
	wantedPage = 1,
): Promise<ProductListPage & Pick<Found, 'fitting'>> {
	const wanted = Math.min(LIST_PAGES_MAX, Math.max(1, wantedPage));
	const found = await readPage(read, filter, wanted);
	const pageCount = pagesOf(found);
	if (wanted <= pageCount) return pageOf(found, wanted, pageCount);
	return pageOf(await readPage(read, filter, pageCount), pageCount, pageCount);
}

type Found = Pick<ProductListPage, 'cards' | 'total' | 'hasMore' | 'mode' | 'meant'> & {
	/** What they fit, where something was looked for. */
	readonly fitting: Fitting | null;
};

async function readPage(read: ReadDatabase, filter: ProductFilter, page: number): Promise<Found> {
	const window = { limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE };
	const { text } = filter;
	if (text?.trim()) return searchProducts(read, { ...filter, text }, window);
	const [cards, counted] = await Promise.all([selectCards(read, filter, window), countCards(read, filter)]);
	const total = Math.min(counted, COUNT_MAX);
	return { cards, total, hasMore: counted > COUNT_MAX, mode: 'words', meant: null, fitting: null };
}

/** Where the count of a list ends its pages go on; a search shows what it has looked at. */
const pagesOf = ({ total, hasMore, fitting }: Found): number =>
	hasMore && !fitting ? LIST_PAGES_MAX : Math.min(LIST_PAGES_MAX, Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)));

function pageOf(found: Found, page: number, pageCount: number): ProductListPage & Pick<Found, 'fitting'> {
	return { ...found, page, pageCount, isSimilar: found.mode !== 'words' };
}
