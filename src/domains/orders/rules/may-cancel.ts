import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { OrderState } from '../contract.ts';
import { refuse } from '../contract.ts';

export type CancellableOrder = { readonly state: OrderState; readonly cancelAskedAt: Date | null };

/** The buyer waits for the shop's word; a parcel that has left answers by itself. */
export const isCancelAsked = ({ state, cancelAskedAt }: CancellableOrder): boolean =>
	cancelAskedAt !== null && (state === 'confirmed' || state === 'packed');

/** What the buyer's wish to cancel does: free before the shop has confirmed, a question to the shop until it ships. */
export function decideBuyerCancel({
	state,
	cancelAskedAt,
}: CancellableOrder): Result<'cancel' | 'ask', Failure<'orders.not_cancellable' | 'orders.cancel_asked_already'>> {
	if (state === 'pending_payment' || state === 'placed') return ok('cancel');
	if (state !== 'confirmed' && state !== 'packed') return refuse('orders.not_cancellable');
	return cancelAskedAt ? refuse('orders.cancel_asked_already') : ok('ask');
}

/** A shop gives an order back before it has promised it; afterwards only on the buyer's wish. */
export function decideShopCancel({ state }: CancellableOrder): Result<'cancel', Failure<'orders.not_cancellable'>> {
	return state === 'placed' ? ok('cancel') : refuse('orders.not_cancellable');
}

export function decideCancelAnswer(order: CancellableOrder): Result<'answer', Failure<'orders.no_cancel_request'>> {
	return isCancelAsked(order) ? ok('answer') : refuse('orders.no_cancel_request');
}
