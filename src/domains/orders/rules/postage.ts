import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import {
	BUYER_POSTAGE_ACTS,
	type BuyerPostageAct,
	type PostageState,
	refusePostage,
	SHOP_POSTAGE_ACTS,
	type ShopPostageAct,
} from '../contract-postage.ts';
import { type ReturnReason, type ReturnState, returnsConfig, returnWaits } from '../contract-returns.ts';
import { mayHandleOrder } from './may-handle.ts';
import { isPostageEnded } from './postage-states.ts';
import { WHOLE_PERCENT } from './refund-shares.ts';
import { rulingBy } from './return-duties.ts';
import { isFault, needsGoodsBack } from './return-windows.ts';

export type ReturnOutcome = {
	readonly state: ReturnState;
	readonly rulingPercent: number | null;
	readonly endedAt: Date | null;
};
export type TimedPostage = {
	readonly state: PostageState;
	readonly statedAt: Date;
	readonly refusedAt: Date | null;
	readonly disputedAt: Date | null;
};

/** Sent, and not looked at yet: afterwards it is known too well who wins by it. */
const ON_ITS_WAY: ReadonlySet<ReturnState> = new Set(['shipping_back', 'received']);
export const mayStatePostage = (of: { readonly state: ReturnState; readonly reason: ReturnReason }): boolean =>
	ON_ITS_WAY.has(of.state) && isFault(of.reason) && needsGoodsBack(of.reason);

const FROM: Readonly<Record<BuyerPostageAct | ShopPostageAct, PostageState>> = {
	withdraw: 'stated',
	dispute: 'refused',
	accept: 'stated',
	refuse: 'stated',
};
const SAID: ReadonlySet<string> = new Set(['refuse', 'dispute']);

type Refused = Failure<'orders.postage_wrong_state' | 'orders.postage_note_needed'>;
export function decidePostageAct(
	{ state }: Pick<TimedPostage, 'state'>,
	act: BuyerPostageAct | ShopPostageAct,
	note: string,
): Result<'act', Refused> {
	if (FROM[act] !== state) return refusePostage('orders.postage_wrong_state', { state });
	return SAID.has(act) && note === '' ? refusePostage('orders.postage_note_needed') : ok('act');
}

const mayDo = <A extends BuyerPostageAct | ShopPostageAct>(acts: readonly A[], state: PostageState | undefined): A[] =>
	acts.filter((act) => FROM[act] === state);
export const buyerPostageActs = (state: PostageState | undefined) => mayDo(BUYER_POSTAGE_ACTS, state);
export const shopPostageActs = (state: PostageState | undefined, role: string) =>
	mayHandleOrder(role, 'decide') ? mayDo(SHOP_POSTAGE_ACTS, state) : [];

/** How much of it the shop bears by the return's end; null while that is open. */
export function borneByShop({ state, rulingPercent, endedAt }: ReturnOutcome): number | null {
	if (!endedAt) return null;
	return state === 'refunded' || state === 'replaced' ? WHOLE_PERCENT : (rulingPercent ?? 0);
}

/** What the end of its return makes of it: null where somebody has yet to judge the receipt itself. */
export function postageAtEnd(state: PostageState, of: ReturnOutcome): 'owed' | 'closed' | null {
	const percent = borneByShop(of);
	if (percent === null || isPostageEnded(state)) return null;
	if (percent === 0) return 'closed';
	// Whoever rules on the return has read the receipt, too.
	return state === 'accepted' || of.state === 'closed' ? 'owed' : null;
}

/** Rounded down, as every share. */
export const postageBack = (
	{ amountVnd, grantedVnd }: { readonly amountVnd: number; readonly grantedVnd: number | null },
	percent: number,
): number => Math.floor(((grantedVnd ?? amountVnd) * percent) / WHOLE_PERCENT);

export type PostageDuty = 'accept' | 'close' | 'warn_ruling';
type TimedDuty = { readonly duty: PostageDuty; readonly at: Date };

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function dutiesOf({ state, statedAt, refusedAt, disputedAt }: TimedPostage, endedAt: Date | null): TimedDuty[] {
	if (state === 'stated') return [{ duty: 'accept', at: addMs(statedAt, returnsConfig.shop.answerHours * HOUR_MS) }];
	// While the return goes on it may be ruled on with it.
	if (state === 'refused' && refusedAt && endedAt)
		return [{ duty: 'close', at: addMs(later(refusedAt, endedAt), returnWaits.escalateDays * DAY_MS) }];
	if (state === 'disputed' && disputedAt)
		return [
			{ duty: 'warn_ruling', at: rulingBy(disputedAt) },
			{ duty: 'accept', at: addMs(disputedAt, returnsConfig.dispute.staleDays * DAY_MS) },
		];
	return [];
}

/** What is due by now and when to look again; who wakes late does the last thing that is due. */
export function postageDutyAt(
	of: TimedPostage,
	endedAt: Date | null,
	now: Date,
): { readonly due: PostageDuty | null; readonly next: Date | null } {
	const duties = dutiesOf(of, endedAt);
	return {
		due: duties.findLast(({ at }) => at <= now)?.duty ?? null,
		next: duties.find(({ at }) => at > now)?.at ?? null,
	};
}

/** When the clock looks again: at once, when it has slept over something. */
export function lookAgainAtPostage(of: TimedPostage, endedAt: Date | null, now: Date): Date | null {
	const { due, next } = postageDutyAt(of, endedAt, now);
	return due ? now : next;
}

export const postageDueBy = (of: TimedPostage, endedAt: Date | null): Date | null =>
	dutiesOf(of, endedAt)[0]?.at ?? null;
