import type { Sort } from '../../contract/lists.ts';

export const isByRelevance = (sort: Sort | undefined): boolean => sort === undefined || sort === 'relevance';

type ScoredResult = {
	readonly id: string;
	readonly sorted: number | null;
	readonly relevance: number;
	readonly isShopOpen: boolean;
};
type Order = (a: ScoredResult, b: ScoredResult) => number;
const byId: Order = (a, b) => (a.id < b.id ? -1 : 1);
const byRelevance: Order = (a, b) => b.relevance - a.relevance;
const byOpening: Order = (a, b) => Number(b.isShopOpen) - Number(a.isShopOpen);
const SORT_LAST = Number.NEGATIVE_INFINITY;
const bySorted: Order = (a, b) => {
	const [first, second] = [a.sorted ?? SORT_LAST, b.sorted ?? SORT_LAST];
	return first === second ? 0 : second - first;
};

export function resultSort(sort: Sort | undefined): Order {
	// What nobody can order now comes last, unless another order was chosen.
	if (isByRelevance(sort)) return (a, b) => byOpening(a, b) || byRelevance(a, b) || bySorted(a, b) || byId(a, b);
	if (sort === 'price_asc') return (a, b) => bySorted(b, a) || byId(a, b);
	return (a, b) => bySorted(a, b) || byRelevance(a, b) || byId(a, b);
}
