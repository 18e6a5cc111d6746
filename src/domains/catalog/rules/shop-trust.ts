import { SAMPLE_ONE_IN } from '../contract-moderation.ts';
import type { ListingDoubt } from './listing-check.ts';
import type { ProductState } from './product-states.ts';

/** What a person has asked to change, and what a new shop puts up, a person reads before buyers do. */
export const isShownAtOnce = (
	state: ProductState,
	{ doubts, isOfNewShop }: { readonly doubts: readonly ListingDoubt[]; readonly isOfNewShop: boolean },
): boolean => doubts.length === 0 && !isOfNewShop && state !== 'changes_requested';

/** Whether a person looks afterwards at what a trusted shop showed at once: one in so many, by its id. */
export const isSampled = (productId: string): boolean => Number.parseInt(productId.slice(-6), 16) % SAMPLE_ONE_IN === 0;
