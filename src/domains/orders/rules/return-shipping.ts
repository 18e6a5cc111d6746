import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import {
	BUYER_RETURN_SHIPPING_ACTIONS,
	type BuyerReturnShippingAction,
	failReturnShipping,
	type ReturnShippingState,
	SHOP_RETURN_SHIPPING_ACTIONS,
	type ShopReturnShippingAction,
} from '../contract-return-shipping.ts';
import { type ReturnReason, type ReturnState, returnsConfig, returnWaits } from '../contract-returns.ts';
import { mayHandleOrder } from './may-handle.ts';
import { WHOLE_PERCENT } from './refund-shares.ts';
import { isReturnShippingEnded } from './return-shipping-states.ts';
import { rulingBy } from './return-transitions.ts';
import { isFault, needsProductsBack } from './return-windows.ts';

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

/** Sent, and not looked at yet: afterwards it is known too well who wins by it. */
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

/** How much of it the shop bears by the return's end; null while that is open. */
export function paidByShop({ state, rulingPercent, endedAt }: ReturnOutcome): number | null {
	if (!endedAt) return null;
	return state === 'refunded' || state === 'replaced' ? WHOLE_PERCENT : (rulingPercent ?? 0);
}

/** What the end of its return makes of it: null where somebody has yet to judge the receipt itself. */
export function returnShippingAtEnd(state: ReturnShippingState, of: ReturnOutcome): 'owed' | 'closed' | null {
	const percent = paidByShop(of);
	if (percent === null || isReturnShippingEnded(state)) return null;
	if (percent === 0) return 'closed';
	// Whoever rules on the return has read the receipt, too.
	return state === 'accepted' || of.state === 'closed' ? 'owed' : null;
}

/** Rounded down, as every share. */
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
	// While the return goes on it may be ruled on with it.
	if (state === 'refused' && refusedAt && endedAt)
		return [{ scheduledJob: 'close', at: addMs(later(refusedAt, endedAt), returnWaits.escalateDays * DAY_MS) }];
	if (state === 'disputed' && disputedAt)
		return [
			{ scheduledJob: 'warn_ruling', at: rulingBy(disputedAt) },
			{ scheduledJob: 'accept', at: addMs(disputedAt, returnsConfig.dispute.staleDays * DAY_MS) },
		];
	return [];
}

/** What is due by now and when to look again; who wakes late does the last thing that is due. */
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

/** When the clock looks again: at once, when it has slept over something. */
export function nextReturnShippingTransitionAt(of: TimedReturnShipping, endedAt: Date | null, now: Date): Date | null {
	const { due, next } = returnShippingTransitionAt(of, endedAt, now);
	return due ? now : next;
}

export const returnShippingDueBy = (of: TimedReturnShipping, endedAt: Date | null): Date | null =>
	transitionsOf(of, endedAt)[0]?.at ?? null;
