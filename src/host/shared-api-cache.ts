import { SEARCH_LIMIT, SUGGESTIONS_LIMIT } from '#src/shared/search-limit.ts';

export type SharedApiRoute = {
	/** Everything that its endpoint reads; whatever else is asked for, the endpoint judges itself. */
	readonly query: readonly string[];
	/** Taken by the host, which the endpoint never sees when the answer is kept. */
	readonly limit: typeof SEARCH_LIMIT | typeof SUGGESTIONS_LIMIT;
};

const PAGE_QUERY = ['limit', 'cursor'] as const;
const PRODUCT_QUERY = [
	'q',
	'category',
	'shop',
	'minVnd',
	'maxVnd',
	'inStock',
	'onSale',
	'minRating',
	'attr',
	'province',
	'sort',
	...PAGE_QUERY,
] as const;

/** Endpoints whose answers are the same whoever asks, by path: the host keeps these answers as it keeps pages. */
export const SHARED_API_ROUTES: ReadonlyMap<string, SharedApiRoute> = new Map<string, SharedApiRoute>([
	['/api/products', { query: PRODUCT_QUERY, limit: SEARCH_LIMIT }],
	['/api/search/suggestions', { query: ['q', ...PAGE_QUERY], limit: SUGGESTIONS_LIMIT }],
]);
