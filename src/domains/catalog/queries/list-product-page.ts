import type { ReadDatabase } from '#src/platform/db/index.ts';
import { LIST_PAGE_SIZE, LIST_PAGES_MAX, type ProductFilter, type ProductListPage } from '../contract.ts';
import { searchTerms } from '../rules/search-terms.ts';
import { countCards, type Match, selectCards } from './product-list.ts';

/** One page of a filtered list, by number; a number beyond the end gives the last page. */
export async function listProductPage(
	read: ReadDatabase,
	filter: ProductFilter,
	wantedPage = 1,
): Promise<ProductListPage> {
	const exact = await countCards(read, filter);
	const mayResemble = exact === 0 && searchTerms(filter.text ?? '') !== null;
	const match: Match = mayResemble ? 'similar' : 'words';
	const total = mayResemble ? await countCards(read, filter, match) : exact;
	const pageCount = Math.min(LIST_PAGES_MAX, Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)));
	const page = Math.min(Math.max(1, wantedPage), pageCount);
	const window = { limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE };
	const cards = total === 0 ? [] : await selectCards(read, filter, window, match);
	return { cards, total, page, pageCount, isSimilar: mayResemble && total > 0 };
}
