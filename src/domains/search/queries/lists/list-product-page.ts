import type { ProductListPage } from '#src/domains/catalog/contract/product.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { COUNT_MAX, LIST_PAGE_SIZE, LIST_PAGES_MAX, type ProductFilter } from '../../contract/lists.ts';
import type { ProductSearch } from '../results/product-search.ts';
import { searchByRequest } from '../results/search-by-request.ts';
import { countCards, selectCards, type Window } from './product-list.ts';

export type ResolvedPage = ProductListPage & Pick<Found, 'fitting'> & { readonly asked: ProductFilter };

/** A number beyond the end returns the last page. */
export async function listProductPage(
	read: ReadDatabase,
	filter: ProductFilter,
	wantedPage = 1,
): Promise<ResolvedPage> {
	const wanted = Math.min(LIST_PAGES_MAX, Math.max(1, wantedPage));
	const { found, asked } = await readRequested(read, filter, wanted);
	const pageCount = pagesOf(found);
	if (wanted <= pageCount) return pageOf(found, asked, { page: wanted, pageCount });
	const last = await readRequested(read, filter, pageCount);
	return pageOf(last.found, last.asked, { page: pageCount, pageCount });
}

type Found = Omit<ProductSearch, 'isFound'>;
type PageResult = { readonly found: Found; readonly asked: ProductFilter };

async function readRequested(read: ReadDatabase, filter: ProductFilter, page: number): Promise<PageResult> {
	const window = pageWindow(page);
	const { text } = filter;
	if (!text?.trim()) return { found: await readAll(read, filter, window), asked: filter };
	const { found, asked, isNear } = await searchByRequest(read, { ...filter, text }, window);
	if (found) return { found, asked };
	const all = await readAll(read, asked, window);
	return { found: isNear ? { ...all, mode: 'partial' } : all, asked };
}

const pageWindow = (page: number): Window => ({ limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE });

async function readAll(read: ReadDatabase, filter: ProductFilter, window: Window): Promise<Found> {
	const [cards, counted] = await Promise.all([selectCards(read, filter, window), countCards(read, filter)]);
	const total = Math.min(counted, COUNT_MAX);
	return { cards, total, hasMore: counted > COUNT_MAX, mode: 'words', meant: null, unknown: [], fitting: null };
}

/** A list has pages beyond its count limit; a search only covers the examined matches. */
const pagesOf = ({ total, hasMore, fitting }: Found): number =>
	hasMore && !fitting ? LIST_PAGES_MAX : Math.min(LIST_PAGES_MAX, Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)));

type Place = Pick<ProductListPage, 'page' | 'pageCount'>;
function pageOf(
	{ cards, total, hasMore, mode, meant, unknown, fitting }: Found,
	asked: ProductFilter,
	place: Place,
): ResolvedPage {
	return { cards, total, hasMore, mode, meant, unknown, fitting, ...place, asked, isSimilar: mode !== 'words' };
}
