import { stateTable } from '#src/shared/states.ts';
import type { ProductState } from '../contract/product.ts';

export type { ProductState };

/** A discontinued product keeps its page and reviews. */
export const PAGED_PRODUCT_STATES = ['published', 'discontinued'] as const satisfies readonly ProductState[];
type PagedState = (typeof PAGED_PRODUCT_STATES)[number];
export const hasPage = (state: ProductState): state is PagedState =>
	PAGED_PRODUCT_STATES.some((paged) => paged === state);

/** Published at least once, so risky changes need a review even while it is hidden. */
export const isKnownToBuyers = (state: ProductState): boolean => state === 'published' || state === 'hidden';

/** Neither visible nor under review, so it may have no picture. */
export const mayBeIncomplete = (state: ProductState): boolean => state === 'draft' || state === 'changes_requested';

/** No buyer or operator has seen it: a submitted product never becomes a draft again. */
export const wasNeverPublished = ({ state, publishedAt }: { state: ProductState; publishedAt: Date | null }): boolean =>
	state === 'draft' && publishedAt === null;

/** States that count towards the limits and fees of a shop. */
export const LISTED_STATES = ['published', 'hidden', 'pending'] as const satisfies readonly ProductState[];

export const productStates = stateTable<ProductState>({
	initial: ['draft'],
	final: ['rejected', 'taken_down'],
	moves: {
		draft: ['pending'],
		pending: ['published', 'rejected', 'changes_requested'],
		changes_requested: ['pending'],
		rejected: [],
		published: ['hidden', 'changes_requested', 'taken_down', 'discontinued'],
		hidden: ['published', 'changes_requested', 'taken_down', 'discontinued'],
		taken_down: [],
		// Its page stays public, so operators must still be able to take it down.
		discontinued: ['taken_down'],
	},
	column: 'products.state',
});
