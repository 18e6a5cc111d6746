import { fail } from '#src/domains/orders/contract/order.ts';
import { type CancellableOrder, isCancelAsked } from '#src/domains/orders/rules/order-states.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { isUnshippedRequested, type PartlySentOrder } from './may-cancel-unshipped-items.ts';

export type OrderWithRequest = CancellableOrder & PartlySentOrder;

/**
 * Returns which cancellation request the buyer may withdraw: of the whole order, or of its unshipped items (`rest`).
 */
export function decideWithdrawal(
	order: OrderWithRequest,
): Result<'whole' | 'rest', Failure<'orders.no_cancel_request'>> {
	if (isCancelAsked(order)) return ok('whole');
	return isUnshippedRequested(order) ? ok('rest') : fail('orders.no_cancel_request');
}
