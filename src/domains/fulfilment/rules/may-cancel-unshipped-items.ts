import { fail, type OrderState, ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { quantitiesExcept } from '#src/domains/orders/rules/line-quantities.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';

export type PartlySentOrder = {
	readonly state: OrderState;
	readonly firstShippedAt: Date | null;
	readonly restAskedAt: Date | null;
};

export const isPartlySent = ({ state, firstShippedAt }: PartlySentOrder): boolean =>
	state === 'packed' && firstShippedAt !== null;

export const isUnshippedRequested = (order: PartlySentOrder): boolean =>
	order.restAskedAt !== null && isPartlySent(order);

/** One request at a time; while it is pending, the shop answers it instead of cancelling. */
export function decideCancelUnshippedItems(
	order: PartlySentOrder,
): Result<'cancel', Failure<'orders.no_rest' | 'orders.rest_asked_already'>> {
	if (!isPartlySent(order)) return fail('orders.no_rest');
	return isUnshippedRequested(order) ? fail('orders.rest_asked_already') : ok('cancel');
}

type DeclinedCancellation = {
	readonly state: string;
	readonly decidedAt: Date | null;
	readonly lines: readonly Quantities[];
};
/** Leaves out items whose cancellation the shop has recently declined. */
export function cancellableQuantities(
	left: readonly Quantities[],
	wishes: readonly DeclinedCancellation[],
	now: Date,
): { readonly pieces: readonly Quantities[]; readonly from: Date | null } {
	const since = addMs(now, -ordersConfig.askAgainHours * HOUR_MS);
	const declined = wishes.filter(({ state, decidedAt }) => state === 'declined' && decidedAt && decidedAt > since);
	const last = declined.flatMap(({ decidedAt }) => decidedAt ?? []).at(-1);
	return {
		pieces: quantitiesExcept(
			left,
			declined.flatMap(({ lines }) => lines),
		),
		from: last ? addMs(last, ordersConfig.askAgainHours * HOUR_MS) : null,
	};
}

export const decideUnshippedAnswer = (order: PartlySentOrder): Result<'answer', Failure<'orders.no_rest_request'>> =>
	isUnshippedRequested(order) ? ok('answer') : fail('orders.no_rest_request');
