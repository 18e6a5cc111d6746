import { stateTable } from '#src/shared/states.ts';
import type { OpenReturn, ReturnEventKind, ReturnState } from '../contract/return.ts';

/** `rejected` waits for the buyer, `ruled` for an appeal, `inspected` for the replacement. */
export const returnStates = stateTable<ReturnState>({
	initial: ['requested'],
	final: ['refunded', 'replaced', 'withdrawn', 'closed'],
	moves: {
		// Without products to return, a replacement may be offered directly.
		requested: ['vendor_review', 'approved', 'inspected', 'rejected', 'withdrawn'],
		vendor_review: ['approved', 'inspected', 'rejected', 'withdrawn'],
		// Without products to return, the approval refunds directly.
		approved: ['shipping_back', 'refunded', 'withdrawn', 'closed'],
		shipping_back: ['received'],
		received: ['inspected'],
		// The buyer withdraws when the missing items arrive while a replacement is offered.
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
/** The order's money is held until all returns have ended. */
export const isReturnEnded = (state: ReturnState): boolean => ENDED.has(state);

const FOR_SHOP: ReadonlySet<ReturnState> = new Set(['requested', 'vendor_review', 'shipping_back', 'received']);
export const isRejection = (kind: ReturnEventKind): boolean => kind === 'rejected' || kind === 'postage_refused';

/** True while the return is decided automatically if the shop does not act. */
export const waitsForShop = ({ state, replacement }: Pick<OpenReturn, 'state' | 'replacement'>): boolean =>
	FOR_SHOP.has(state) || (state === 'inspected' && replacement?.isAgreed === true);

export const waitsForReturnedProducts = (of: { readonly state: ReturnState; readonly needsGoods: boolean }): boolean =>
	of.state === 'approved' && of.needsGoods;
