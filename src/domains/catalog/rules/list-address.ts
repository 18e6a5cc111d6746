import { MAX_VND } from '#src/shared/money.ts';
import { SEARCH_TEXT_MAX } from '#src/shared/search-limit.ts';
import { LIST_PAGES_MAX, type ListAddress, type ProductFilter, SORTS, type Sort } from '../contract-lists.ts';

const amountOf = (text: string | null): number | undefined => {
	const digits = (text ?? '').replace(/[.\s₫đ]/g, '');
	return /^\d{1,10}$/.test(digits) ? Math.min(Number(digits), MAX_VND) : undefined;
};
const defaultSort = (text: string): Sort => (text ? 'relevance' : 'best_selling');

/** Reads an address as people and crawlers leave it: junk counts as absent, never as an error. */
export function readListAddress(query: URLSearchParams): ListAddress {
	const text = (query.get('q') ?? '').toWellFormed().replaceAll('\u0000', '').normalize('NFC').trim();
	const [first, second] = [amountOf(query.get('min')), amountOf(query.get('max'))];
	const isSwapped = first !== undefined && second !== undefined && first > second;
	const page = /^\d{1,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
	const shown = text.slice(0, SEARCH_TEXT_MAX);
	return {
		text: shown,
		minVnd: isSwapped ? second : first,
		maxVnd: isSwapped ? first : second,
		isInStock: query.get('stock') === '1',
		sort: SORTS.find((sort) => sort === query.get('sort')) ?? defaultSort(shown),
		page: Math.min(Math.max(page, 1), LIST_PAGES_MAX),
	};
}

/** The parameters that give this address again; what is the default is left out. */
export function listQuery(
	address: ListAddress,
	page = address.page,
): Readonly<Record<string, string | number | undefined>> {
	return {
		q: address.text || undefined,
		min: address.minVnd,
		max: address.maxVnd,
		stock: address.isInStock ? 1 : undefined,
		sort: address.sort === defaultSort(address.text) ? undefined : address.sort,
		page: page > 1 ? page : undefined,
	};
}

export const isNarrowed = ({ minVnd, maxVnd, isInStock }: ListAddress): boolean =>
	minVnd !== undefined || maxVnd !== undefined || isInStock;

/** The same as the filter of a list, within a category or shop where one is given. */
export function filterOf(
	address: ListAddress,
	within: Pick<ProductFilter, 'categoryId' | 'shopId'> = {},
): ProductFilter {
	const { text, minVnd, maxVnd, isInStock, sort } = address;
	return { text, minVnd, maxVnd, isInStock: isInStock || undefined, sort, ...within };
}
