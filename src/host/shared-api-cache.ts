import { SEARCH_LIMIT, SUGGESTIONS_LIMIT } from '#src/shared/limits/search-limit.ts';

export type SharedApiRoute = {
	/** The parameters that the endpoint reads; requests with others are passed to the endpoint. */
	readonly query: readonly string[];
	/** Enforced by the host, because cached answers never reach the endpoint. */
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

/** Endpoints with the same answer for everyone, by path: the host caches them like pages. */
export const SHARED_API_ROUTES: ReadonlyMap<string, SharedApiRoute> = new Map<string, SharedApiRoute>([
	['/api/products', { query: PRODUCT_QUERY, limit: SEARCH_LIMIT }],
	['/api/search/suggestions', { query: ['q', ...PAGE_QUERY], limit: SUGGESTIONS_LIMIT }],
]);
