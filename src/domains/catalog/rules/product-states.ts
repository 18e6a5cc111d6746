import { stateTable } from '#src/shared/states.ts';
import type { ProductState } from '../contract.ts';

export type { ProductState };

/** Its page stays, with its reviews, when it is sold no more. */
export const PAGED_PRODUCT_STATES = ['published', 'discontinued'] as const satisfies readonly ProductState[];
type PagedState = (typeof PAGED_PRODUCT_STATES)[number];
export const hasPage = (state: ProductState): state is PagedState =>
	PAGED_PRODUCT_STATES.some((paged) => paged === state);

/** Buyers know it, with its reviews, though it may be put aside just now: what is risky of it waits for a person. */
export const isKnownToBuyers = (state: ProductState): boolean => state === 'published' || state === 'hidden';

/** Nobody sees it and nobody is asked to: it may lose its last picture. */
export const mayBeBare = (state: ProductState): boolean => state === 'draft' || state === 'changes_requested';

/** Neither a buyer nor an operator has looked at it: nothing that is handed in becomes a draft again. */
export const isNeverShown = ({ state, publishedAt }: { state: ProductState; publishedAt: Date | null }): boolean =>
	state === 'draft' && publishedAt === null;

/** What stands before buyers or may at any time: bounds and fees of a shop are counted over these. */
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
		// Its page goes on being read, so that what may not be shown can still be removed.
		discontinued: ['taken_down'],
	},
	column: 'products.state',
});
