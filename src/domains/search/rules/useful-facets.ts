import type { FacetOption, ListFacets } from '../contract/lists.ts';

const isSplit = (options: readonly FacetOption[], total: number): boolean =>
	options.length > 1 && options.some(({ count }) => count < total);
const isChosen = (options: readonly FacetOption[]): boolean => options.some((option) => option.isChosen);

/**
 * Leaves out filters that change nothing: groups with fewer than two values, and values that all of the `total`
 * products have. A chosen filter stays, so that it can be removed.
 */
export function usefulFacets(facets: ListFacets, total: number): ListFacets {
	const group = (options: readonly FacetOption[]) => (isChosen(options) || isSplit(options, total) ? options : []);
	const narrowing = (options: readonly FacetOption[]) =>
		options.filter((option) => option.isChosen || option.count < total);
	return {
		...facets,
		attributes: facets.attributes.filter(({ choices }) => isChosen(choices) || isSplit(choices, total)),
		shops: group(facets.shops),
		provinces: group(facets.provinces),
		ratings: narrowing(facets.ratings),
		flags: narrowing(facets.flags),
	};
}
