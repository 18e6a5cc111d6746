import { lifeCycle } from '#src/shared/states.ts';
import type { OpenReturn, ReturnEventKind, ReturnState } from '../contract/return.ts';
import { RETURN_TRANSITIONS } from './return-transitions.ts';

const FINAL: readonly ReturnState[] = ['refunded', 'replaced', 'withdrawn', 'closed'];

/** Pure for bundlers: browsers use the predicates below without the table. */
export const returnStates = /* @__PURE__ */ lifeCycle<ReturnState>({
	final: FINAL,
	column: 'order_returns.state',
	transitions: RETURN_TRANSITIONS,
});

const ENDED: ReadonlySet<ReturnState> = new Set(FINAL);
/** The order's money is held until all returns have ended. */
export const isReturnEnded = (state: ReturnState): boolean => ENDED.has(state);

const SHOP_PENDING_STATES: ReadonlySet<ReturnState> = new Set([
	'requested',
	'vendor_review',
	'shipping_back',
	'received',
]);
export const isRejection = (kind: ReturnEventKind): boolean => kind === 'rejected' || kind === 'postage_refused';

/** True while the return is decided automatically if the shop does not act. */
export const waitsForShop = ({ state, replacement }: Pick<OpenReturn, 'state' | 'replacement'>): boolean =>
	SHOP_PENDING_STATES.has(state) || (state === 'inspected' && replacement?.isAgreed === true);

export const waitsForReturnedProducts = (of: { readonly state: ReturnState; readonly needsGoods: boolean }): boolean =>
	of.state === 'approved' && of.needsGoods;
