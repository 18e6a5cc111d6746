import { mayHandleOrder, type OrderTask } from '#src/domains/orders/rules/may-handle-order.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	BUYER_RETURN_ACTIONS,
	type BuyerReturnAction,
	failReturn,
	type ReturnState,
	SHOP_RETURN_ACTIONS,
	type ShopReturnAction,
} from '../contract/return.ts';
import { statesOfAction } from './return-transitions.ts';
import { evidenceUntil, type TimedReturn } from './scheduled-transitions.ts';

/** Actions that leave the return in its state; all others begin with a transition of the table. */
const WITHOUT_MOVE: Readonly<Partial<Record<BuyerReturnAction | ShopReturnAction, readonly ReturnState[]>>> = {
	take_replacement: ['inspected'],
	add_evidence: ['disputed'],
};
const ACTIONS = [...BUYER_RETURN_ACTIONS, ...SHOP_RETURN_ACTIONS];
const FROM: ReadonlyMap<BuyerReturnAction | ShopReturnAction, readonly ReturnState[]> = new Map(
	ACTIONS.map((act) => [act, WITHOUT_MOVE[act] ?? statesOfAction(act)]),
);
const NEEDS_OFFER: ReadonlySet<string> = new Set(['take_replacement', 'refuse_replacement']);
const isOffered = ({ replacementOfferedAt, replacementAgreedAt }: TimedReturn): boolean =>
	replacementOfferedAt !== null && replacementAgreedAt === null;

const SAID: ReadonlySet<string> = new Set(['reject', 'object', 'dispute', 'add_evidence', 'appeal']);

type Rejected = Failure<'orders.return_wrong_state' | 'orders.return_evidence_closed' | 'orders.return_note_needed'>;

type AnsweredReturn = TimedReturn & { readonly needsGoods?: boolean; readonly isDelivered?: boolean };
/** Undelivered parcels may still arrive; a replacement is allowed only for items missing from a delivered parcel. */
const mayReplace = ({ state, needsGoods = true, isDelivered = false }: AnsweredReturn): boolean =>
	state === 'received' || (!needsGoods && isDelivered);

export function decideReturnAction(
	of: AnsweredReturn,
	act: BuyerReturnAction | ShopReturnAction,
	note: string,
	now: Date,
): Result<'act', Rejected> {
	if (!FROM.get(act)?.includes(of.state)) return failReturn('orders.return_wrong_state', { state: of.state });
	if (act === 'replace' && !mayReplace(of)) return failReturn('orders.return_wrong_state', { state: of.state });
	if (act === 'appeal' && of.appealedAt) return failReturn('orders.return_wrong_state', { state: of.state });
	if (NEEDS_OFFER.has(act) && !isOffered(of)) return failReturn('orders.return_wrong_state', { state: of.state });
	if (act === 'send_replacement' && !of.replacementAgreedAt)
		return failReturn('orders.return_wrong_state', { state: of.state });
	if (act === 'add_evidence' && of.disputedAt && now > evidenceUntil(of.disputedAt))
		return failReturn('orders.return_evidence_closed');
	if (SAID.has(act) && note === '') return failReturn('orders.return_note_needed');
	return ok('act');
}

/** Placeholder note: the allowed actions are listed before the user writes a note. */
const ANY_NOTE = '…';
const mayDo = <A extends BuyerReturnAction | ShopReturnAction>(
	actions: readonly A[],
	of: AnsweredReturn,
	now: Date,
): A[] => actions.filter((act) => decideReturnAction(of, act, ANY_NOTE, now).ok);

export const buyerMayDo = (of: TimedReturn, now: Date): BuyerReturnAction[] => mayDo(BUYER_RETURN_ACTIONS, of, now);
/** When no products have to be returned, `approve` already refunds, so `waive` is omitted. */
export const shopMayDo = (
	of: TimedReturn & { readonly needsGoods: boolean; readonly isDelivered: boolean },
	role: string,
	now: Date,
): ShopReturnAction[] =>
	mayDo(SHOP_RETURN_ACTIONS, of, now)
		.filter((act) => act !== 'waive' || of.needsGoods)
		.filter((act) => mayHandleOrder(role, taskOf(act)));

/** Warehouse staff may record and review arrivals; actions that promise a refund need `decide`. */
export const taskOf = (act: ShopReturnAction): OrderTask => (act === 'receive' || act === 'review' ? 'pack' : 'decide');
