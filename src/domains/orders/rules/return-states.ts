import { stateTable } from '#src/shared/states.ts';
import type { OpenReturn, ReturnEventKind, ReturnState } from '../contract-returns.ts';

/** The life of a return. `rejected` waits for the buyer's word, `ruled` for an appeal, `inspected` for what is sent instead. */
export const returnStates = stateTable<ReturnState>({
	initial: ['requested'],
	final: ['refunded', 'replaced', 'withdrawn', 'closed'],
	moves: {
		// Where nothing has to come back another item may be offered at once.
		requested: ['vendor_review', 'approved', 'inspected', 'rejected', 'withdrawn'],
		vendor_review: ['approved', 'inspected', 'rejected', 'withdrawn'],
		// Where nothing comes back the money goes at once.
		approved: ['shipping_back', 'refunded', 'withdrawn', 'closed'],
		shipping_back: ['received'],
		received: ['inspected'],
		// Withdrawn by whoever gets what was missing while another item is offered.
		inspected: ['refunded', 'replaced', 'rejected', 'withdrawn'],
		rejected: ['disputed', 'closed'],
		disputed: ['under_review', 'withdrawn'],
		under_review: ['ruled', 'withdrawn'],
		ruled: ['under_review', 'closed'],
		refunded: [],
		replaced: [],
		withdrawn: [],
		closed: [],
	},
	column: 'order_returns.state',
});

const ENDED: ReadonlySet<ReturnState> = new Set(returnStates.final);
/** While it is not, the order's money stays where it is. */
export const isReturnEnded = (state: ReturnState): boolean => ENDED.has(state);

const FOR_SHOP: ReadonlySet<ReturnState> = new Set(['requested', 'vendor_review', 'shipping_back', 'received']);
/** One side has said no. */
export const isRejection = (kind: ReturnEventKind): boolean => kind === 'rejected' || kind === 'postage_refused';

/** Silence of the shop is what decides it next. */
export const waitsForShop = ({ state, replacement }: Pick<OpenReturn, 'state' | 'replacement'>): boolean =>
	FOR_SHOP.has(state) || (state === 'inspected' && replacement?.isAgreed === true);

/** It is the buyer who sends something now. */
export const waitsForReturnedProducts = (of: { readonly state: ReturnState; readonly needsGoods: boolean }): boolean =>
	of.state === 'approved' && of.needsGoods;
