import type { ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';
import type { OrderState, PaymentMethod } from '#src/domains/orders/contract/order.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { failReturn, type ReturnReason, returnsConfig } from '../contract/return.ts';

export type ReturnableOrder = {
	readonly state: OrderState;
	readonly method: PaymentMethod;
	readonly arrivesTo: Date;
	readonly deliveredAt: Date | null;
	readonly isReceiptConfirmed: boolean;
	/** At least one item had the return terms `change_of_mind` when it was bought. */
	readonly acceptsChangeOfMind: boolean;
};
/** Without `from` the window is already open; `until` is null while the order is in transit. */
export type ReturnWindow = { readonly from?: Date; readonly until: Date | null };

const { defectDays: FAULT_DAYS, neverReceivedDays: MISSING_DAYS } = returnsConfig.buyer;
/** Number of days after which no return window of an order is open any more. */
export const COMPLAINABLE_DAYS = Math.max(FAULT_DAYS, MISSING_DAYS);

const afterDays = (at: Date, days: number): Date => addMs(at, days * DAY_MS);

export function returnWindow(order: ReturnableOrder, reason: ReturnReason): ReturnWindow | null {
	const { deliveredAt } = order;
	const { defectDays, changeOfMindDays } = returnsConfig.buyer;
	if (reason === 'never_received') return missingParcelWindow(order);
	if (!deliveredAt || !isThere(order)) return null;
	if (returnKindOf(reason) === 'fault') return { until: afterDays(deliveredAt, defectDays) };
	return order.acceptsChangeOfMind ? { until: afterDays(deliveredAt, changeOfMindDays) } : null;
}

/** Replacements may be faulty too, and their receipt is never confirmed. */
export function replacementWindow(order: ReturnableOrder, reason: ReturnReason, sentAt: Date): ReturnWindow | null {
	const { defectDays, neverReceivedDays } = returnsConfig.buyer;
	if (!isThere(order) || reason === 'change_of_mind') return null;
	return { until: afterDays(sentAt, returnKindOf(reason) === 'fault' ? defectDays : neverReceivedDays) };
}

const isThere = ({ state }: Pick<ReturnableOrder, 'state'>): boolean => state === 'delivered' || state === 'completed';

/** Opens on the promised day, or on delivery when the shop marked the order as delivered. */
function missingParcelWindow(order: ReturnableOrder): ReturnWindow | null {
	const { state, method, arrivesTo, deliveredAt, isReceiptConfirmed } = order;
	const { neverReceivedDays } = returnsConfig.buyer;
	// Cash orders in transit are not paid yet; the buyer can refuse the delivery.
	if (state === 'shipped') return method === 'vnpay' ? { from: arrivesTo, until: null } : null;
	if (!deliveredAt || isReceiptConfirmed || !isThere(order)) return null;
	const counted = deliveredAt > arrivesTo ? deliveredAt : arrivesTo;
	return { until: afterDays(counted, neverReceivedDays) };
}

type Rejected = Failure<'orders.return_not_possible' | 'orders.return_too_early' | 'orders.return_too_late'>;

export function decideReturn(order: ReturnableOrder, reason: ReturnReason, now: Date): Result<'ask', Rejected> {
	const window = returnWindow(order, reason);
	if (!window) return failReturn('orders.return_not_possible');
	if (window.from && now < window.from)
		return failReturn('orders.return_too_early', { from: window.from.toISOString() });
	if (window.until && now > window.until)
		return failReturn('orders.return_too_late', { until: window.until.toISOString() });
	return ok('ask');
}

export const isReturnAllowed = (terms: ReturnTerms, reason: ReturnReason): boolean =>
	reason !== 'change_of_mind' || terms === 'change_of_mind';

export const needsProductsBack = (reason: ReturnReason): boolean => reason !== 'never_received' && reason !== 'missing';
export const isFault = (reason: ReturnReason): boolean => reason !== 'change_of_mind';

export type ReturnKind = 'fault' | 'never_received' | 'change_of_mind';
/** A rejected return blocks later returns only for reasons of the same kind. */
export const returnKindOf = (reason: ReturnReason): ReturnKind =>
	reason === 'never_received' || reason === 'change_of_mind' ? reason : 'fault';

/** True while a fault of a delivered order can be reported. */
export function isFaultWindowOpen(order: Pick<ReturnableOrder, 'state' | 'deliveredAt'>, now: Date): boolean {
	const { deliveredAt } = order;
	return isThere(order) && deliveredAt !== null && now <= afterDays(deliveredAt, FAULT_DAYS);
}
