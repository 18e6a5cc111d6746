import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import {
	mergeQuantities,
	quantitiesExcept,
	remainingQuantities,
	subtractQuantities,
} from '#src/domains/orders/rules/line-quantities.ts';
import { RETURN_REASONS, type ReturnReason, type ReturnState } from '../contract/return.ts';
import {
	decideReturn,
	isReturnAllowed,
	type ReturnableOrder,
	replacementWindow,
	returnKindOf,
	returnWindow,
} from './return-windows.ts';

export type RequestedQuantities = Quantities & {
	readonly reason: ReturnReason;
	readonly state: ReturnState;
	readonly requestedAt: Date;
	readonly rejectedAt: Date | null;
	readonly endedAt: Date | null;
	/** At least part of it was refunded. */
	readonly isPaid: boolean;
};
export type QuantitiesHistory = {
	readonly asked: readonly RequestedQuantities[];
	readonly gone: readonly Quantities[];
};
type Bought = { readonly id: string; readonly quantity: number };

/** A replacement reopens only its own quantity. */
export function returnableQuantities(
	order: ReturnableOrder,
	bought: readonly Bought[],
	{ asked, gone }: QuantitiesHistory,
	{ reason, now }: { readonly reason: ReturnReason; readonly now: Date },
): readonly Quantities[] {
	const free = subtractQuantities(bought, [...gone, ...asked.filter((of) => isTaken(of, reason))]);
	if (decideReturn(order, reason, now).ok) return free;
	const sent = replacementQuantities(order, asked, reason, now);
	const since = asked.filter(
		(of) =>
			(isTaken(of, reason) || of.isPaid || of.state === 'replaced') &&
			sent.some(({ lineId, sentAt }) => lineId === of.lineId && of.requestedAt >= sentAt) &&
			// An earlier return of another kind that was in time concerned the other units, not the replacement.
			(returnKindOf(of.reason) === returnKindOf(reason) || !decideReturn(order, of.reason, of.requestedAt).ok),
	);
	return remainingQuantities(free, quantitiesExcept(mergeQuantities(sent), since));
}

/** True while open or after a rejection of the same kind; a withdrawal or a replacement allows a new return. */
function isTaken({ state, reason, rejectedAt, endedAt, isPaid }: RequestedQuantities, wanted: ReturnReason): boolean {
	const isSame = returnKindOf(reason) === returnKindOf(wanted);
	if (endedAt === null) return isSame || state !== 'rejected' || reason !== 'never_received';
	return isSame && !isPaid && state !== 'replaced' && (state !== 'withdrawn' || rejectedAt !== null);
}

type ReplacementQuantity = Quantities & { readonly sentAt: Date; readonly until: Date | null };
function replacementQuantities(
	order: ReturnableOrder,
	asked: readonly RequestedQuantities[],
	reason: ReturnReason,
	now: Date,
): readonly ReplacementQuantity[] {
	return asked.flatMap(({ state, endedAt, lineId, quantity }) => {
		const window = state === 'replaced' && endedAt ? replacementWindow(order, reason, endedAt) : null;
		const isOpen = window !== null && endedAt !== null && (window.until === null || now <= window.until);
		return isOpen ? [{ lineId, quantity, sentAt: endedAt, until: window.until }] : [];
	});
}

type Offered = { readonly reason: ReturnReason; readonly until: string | null; readonly lines: readonly Quantities[] };

export function offeredReasons(
	order: ReturnableOrder,
	bought: readonly (Bought & { readonly returnTerms: Parameters<typeof isReturnAllowed>[0] })[],
	history: QuantitiesHistory,
	now: Date,
): readonly Offered[] {
	return RETURN_REASONS.flatMap((reason) => {
		const coming = bought.filter(({ returnTerms }) => isReturnAllowed(returnTerms, reason));
		const lines = returnableQuantities(order, coming, history, { reason, now });
		return lines.length > 0 ? [{ reason, until: lastReturnInstant(order, history, reason, now), lines }] : [];
	});
}

function lastReturnInstant(
	order: ReturnableOrder,
	{ asked }: QuantitiesHistory,
	reason: ReturnReason,
	now: Date,
): string | null {
	const until = decideReturn(order, reason, now).ok
		? (returnWindow(order, reason)?.until ?? null)
		: replacementQuantities(order, asked, reason, now).reduce<Date | null>(
				(last, { until: at }) => (last && at && last > at ? last : at),
				null,
			);
	return until?.toISOString() ?? null;
}
