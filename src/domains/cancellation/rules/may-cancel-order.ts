import { fail } from '#src/domains/orders/contract/order.ts';
import { type CancellableOrder, hasNothingShipped, isCancelAsked } from '#src/domains/orders/rules/order-states.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';

/** Returns `cancel` until the shop has confirmed, then `ask` (the shop must approve) until a parcel leaves. */
export function decideBuyerCancel(
	order: CancellableOrder,
): Result<'cancel' | 'ask', Failure<'orders.not_cancellable' | 'orders.cancel_asked_already'>> {
	const { state, cancelAskedAt } = order;
	if (state === 'pending_payment' || state === 'placed') return ok('cancel');
	if (!hasNothingShipped(order)) return fail('orders.not_cancellable');
	return cancelAskedAt ? fail('orders.cancel_asked_already') : ok('ask');
}

/** While a buyer's cancellation request is open, the shop has to answer it instead. */
export function decideShopCancel(order: CancellableOrder): Result<'cancel', Failure<'orders.not_cancellable'>> {
	const isStillHere = order.state === 'placed' || hasNothingShipped(order);
	return isStillHere && !isCancelAsked(order) ? ok('cancel') : fail('orders.not_cancellable');
}

export function decideCancelAnswer(order: CancellableOrder): Result<'answer', Failure<'orders.no_cancel_request'>> {
	return isCancelAsked(order) ? ok('answer') : fail('orders.no_cancel_request');
}
