import { WHOLE_PERCENT } from '#src/domains/order-money/rules/refund-shares.ts';
import { mayHandleOrder } from '#src/domains/orders/rules/may-handle-order.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { type ReturnReason, type ReturnState, returnsConfig, returnWaits } from '../contract/return.ts';
import {
	BUYER_RETURN_SHIPPING_ACTIONS,
	type BuyerReturnShippingAction,
	failReturnShipping,
	type ReturnShippingState,
	SHOP_RETURN_SHIPPING_ACTIONS,
	type ShopReturnShippingAction,
} from '../contract/return-shipping.ts';
import { isReturnShippingEnded } from './return-shipping-states.ts';
import { isFault, needsProductsBack } from './return-windows.ts';
import { rulingBy } from './scheduled-transitions.ts';

export type ReturnOutcome = {
	readonly state: ReturnState;
	readonly rulingPercent: number | null;
	readonly endedAt: Date | null;
};
export type TimedReturnShipping = {
	readonly state: ReturnShippingState;
	readonly statedAt: Date;
	readonly refusedAt: Date | null;
	readonly disputedAt: Date | null;
};

const ON_ITS_WAY: ReadonlySet<ReturnState> = new Set(['shipping_back', 'received']);
export const mayStateReturnShipping = (of: { readonly state: ReturnState; readonly reason: ReturnReason }): boolean =>
	ON_ITS_WAY.has(of.state) && isFault(of.reason) && needsProductsBack(of.reason);

const FROM: Readonly<Record<BuyerReturnShippingAction | ShopReturnShippingAction, ReturnShippingState>> = {
	withdraw: 'stated',
	dispute: 'refused',
	accept: 'stated',
	refuse: 'stated',
};
const SAID: ReadonlySet<string> = new Set(['refuse', 'dispute']);

type Rejected = Failure<'orders.postage_wrong_state' | 'orders.postage_note_needed'>;
export function decideReturnShippingAction(
	{ state }: Pick<TimedReturnShipping, 'state'>,
	act: BuyerReturnShippingAction | ShopReturnShippingAction,
	note: string,
): Result<'act', Rejected> {
	if (FROM[act] !== state) return failReturnShipping('orders.postage_wrong_state', { state });
	return SAID.has(act) && note === '' ? failReturnShipping('orders.postage_note_needed') : ok('act');
}

const mayDo = <A extends BuyerReturnShippingAction | ShopReturnShippingAction>(
	actions: readonly A[],
	state: ReturnShippingState | undefined,
): A[] => actions.filter((act) => FROM[act] === state);
export const buyerReturnShippingActions = (state: ReturnShippingState | undefined) =>
	mayDo(BUYER_RETURN_SHIPPING_ACTIONS, state);
export const shopReturnShippingActions = (state: ReturnShippingState | undefined, role: string) =>
	mayHandleOrder(role, 'decide') ? mayDo(SHOP_RETURN_SHIPPING_ACTIONS, state) : [];

/** Percentage of the return shipping that the shop pays; null while the return is open. */
export function paidByShop({ state, rulingPercent, endedAt }: ReturnOutcome): number | null {
	if (!endedAt) return null;
	return state === 'refunded' || state === 'replaced' ? WHOLE_PERCENT : (rulingPercent ?? 0);
}

export function returnShippingAtEnd(state: ReturnShippingState, of: ReturnOutcome): 'owed' | 'closed' | null {
	const percent = paidByShop(of);
	if (percent === null || isReturnShippingEnded(state)) return null;
	if (percent === 0) return 'closed';
	// A ruling on the return includes its receipt.
	return state === 'accepted' || of.state === 'closed' ? 'owed' : null;
}

export const returnShippingBack = (
	{ amountVnd, grantedVnd }: { readonly amountVnd: number; readonly grantedVnd: number | null },
	percent: number,
): number => Math.floor(((grantedVnd ?? amountVnd) * percent) / WHOLE_PERCENT);

export type ReturnShippingTransition = 'accept' | 'close' | 'warn_ruling';
type TimedTransition = { readonly scheduledJob: ReturnShippingTransition; readonly at: Date };

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function transitionsOf(
	{ state, statedAt, refusedAt, disputedAt }: TimedReturnShipping,
	endedAt: Date | null,
): TimedTransition[] {
	if (state === 'stated')
		return [{ scheduledJob: 'accept', at: addMs(statedAt, returnsConfig.shop.answerHours * HOUR_MS) }];
	// While the return is open, a ruling on it can still decide the receipt.
	if (state === 'refused' && refusedAt && endedAt)
		return [{ scheduledJob: 'close', at: addMs(later(refusedAt, endedAt), returnWaits.escalateDays * DAY_MS) }];
	if (state === 'disputed' && disputedAt)
		return [
			{ scheduledJob: 'warn_ruling', at: rulingBy(disputedAt) },
			{ scheduledJob: 'accept', at: addMs(disputedAt, returnsConfig.dispute.staleDays * DAY_MS) },
		];
	return [];
}

/** `due` is the last transition whose time has passed, so that a late run skips the earlier ones. */
export function returnShippingTransitionAt(
	of: TimedReturnShipping,
	endedAt: Date | null,
	now: Date,
): { readonly due: ReturnShippingTransition | null; readonly next: Date | null } {
	const transitions = transitionsOf(of, endedAt);
	return {
		due: transitions.findLast(({ at }) => at <= now)?.scheduledJob ?? null,
		next: transitions.find(({ at }) => at > now)?.at ?? null,
	};
}

/** Returns `now` when a transition is overdue. */
export function nextReturnShippingTransitionAt(of: TimedReturnShipping, endedAt: Date | null, now: Date): Date | null {
	const { due, next } = returnShippingTransitionAt(of, endedAt, now);
	return due ? now : next;
}

export const returnShippingDueBy = (of: TimedReturnShipping, endedAt: Date | null): Date | null =>
	transitionsOf(of, endedAt)[0]?.at ?? null;
