import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import { SAMPLE_ONE_IN } from '../contract/moderation.ts';
import type { ListingIssue } from './listing-check.ts';

/** Listings of new shops, with doubts or after requested changes are reviewed by an operator before buyers see them. */
export const isPublishedImmediately = (
	state: ProductState,
	{ doubts, isOfNewShop }: { readonly doubts: readonly ListingIssue[]; readonly isOfNewShop: boolean },
): boolean => doubts.length === 0 && !isOfNewShop && state !== 'changes_requested';

/** Selects one in `SAMPLE_ONE_IN` products by id for a review after publication. */
export const isSampled = (productId: string): boolean => Number.parseInt(productId.slice(-6), 16) % SAMPLE_ONE_IN === 0;
