import type { ReturnTerms } from '#src/domains/catalog/contract-terms.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import type { OrderState, PaymentMethod } from '../contract.ts';
import { RETURN_REASONS, type ReturnReason, refuseReturn, returnsConfig } from '../contract-returns.ts';

export type ReturnableOrder = {
	readonly state: OrderState;
	readonly method: PaymentMethod;
	readonly arrivesTo: Date;
	readonly deliveredAt: Date | null;
	/** The buyer has said that the goods are there. */
	readonly isReceiptConfirmed: boolean;
	/** When the latest piece was sent instead of another. */
	readonly replacedAt: Date | null;
	/** Something in it may come back just because it is not wanted, as was promised when it was bought. */
	readonly acceptsChangeOfMind: boolean;
};
/** From when until when; without `from` what opens it has happened; `until` null: as long as it is on its way. */
type Window = { readonly from?: Date; readonly until: Date | null };

const FAULTS: ReadonlySet<ReturnReason> = new Set(['defect', 'wrong', 'missing', 'not_as_described', 'counterfeit']);
const afterDays = (at: Date, days: number): Date => addMs(at, days * DAY_MS);

/** Null: this order never opens it. */
export function returnWindow(order: ReturnableOrder, reason: ReturnReason): Window | null {
	const { state, deliveredAt, replacedAt } = order;
	const { defectDays, changeOfMindDays } = returnsConfig.buyer;
	if (reason === 'never_received') return missingWindow(order);
	if (!deliveredAt || (state !== 'delivered' && state !== 'completed')) return null;
	if (FAULTS.has(reason)) return { until: afterDays(replacedAt ?? deliveredAt, defectDays) };
	return order.acceptsChangeOfMind ? { until: afterDays(deliveredAt, changeOfMindDays) } : null;
}

/** What was not there by the promised day; of what the shop calls delivered at once, also when that was late. */
function missingWindow(order: ReturnableOrder): Window | null {
	const { state, method, arrivesTo, deliveredAt, isReceiptConfirmed, replacedAt } = order;
	const { neverReceivedDays } = returnsConfig.buyer;
	const isThere = state === 'delivered' || state === 'completed';
	// Nobody has said that what was sent instead came.
	if (replacedAt && isThere) return { until: afterDays(replacedAt, neverReceivedDays) };
	// Nothing was paid yet for cash on its way: the buyer just does not take it.
	if (state === 'shipped') return method === 'vnpay' ? { from: arrivesTo, until: null } : null;
	if (!deliveredAt || isReceiptConfirmed || !isThere) return null;
	const counted = deliveredAt > arrivesTo ? deliveredAt : arrivesTo;
	return { until: afterDays(counted, neverReceivedDays) };
}

type Refused = Failure<'orders.return_not_possible' | 'orders.return_too_early' | 'orders.return_too_late'>;

export function decideReturn(order: ReturnableOrder, reason: ReturnReason, now: Date): Result<'ask', Refused> {
	const window = returnWindow(order, reason);
	if (!window) return refuseReturn('orders.return_not_possible');
	if (window.from && now < window.from)
		return refuseReturn('orders.return_too_early', { from: window.from.toISOString() });
	if (window.until && now > window.until)
		return refuseReturn('orders.return_too_late', { until: window.until.toISOString() });
	return ok('ask');
}

export const offeredReasons = (
	order: ReturnableOrder,
	now: Date,
): readonly { readonly reason: ReturnReason; readonly until: string | null }[] =>
	RETURN_REASONS.filter((reason) => decideReturn(order, reason, now).ok).map((reason) => ({
		reason,
		until: returnWindow(order, reason)?.until?.toISOString() ?? null,
	}));

/** Faulty pieces always; others by what was promised of them. */
export const mayComeBack = (terms: ReturnTerms, reason: ReturnReason): boolean =>
	reason !== 'change_of_mind' || terms === 'change_of_mind';

/** Nothing can be sent back of what never came. */
export const needsGoodsBack = (reason: ReturnReason): boolean => reason !== 'never_received' && reason !== 'missing';
export const isFault = (reason: ReturnReason): boolean => reason !== 'change_of_mind';
