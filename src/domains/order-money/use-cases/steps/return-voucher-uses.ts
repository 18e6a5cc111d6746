import type { LockedOrder } from '#src/domains/orders/index.ts';
import { hasVoucher } from '#src/domains/orders/rules/order-totals.ts';
import { returnVouchers } from '#src/domains/promotions/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { hasRefundByChoice } from '../../db/buyers-choice-repository.ts';

/**
 * Gives the voucher uses of an order back that ends with everything refunded, unless the buyer chose that for a part of
 * it: a return for a change of mind, or a prepaid parcel that failed through the buyer. Lock order: before coin.
 */
export async function returnVoucherUses(scope: Scope, { group, order }: LockedOrder): Promise<void> {
	if (!hasVoucher(order)) return;
	const isPrepaid = group.paymentMethod !== 'cod';
	if (await hasRefundByChoice(scope.read, { orderId: order.id, isPrepaid })) return;
	await returnVouchers(scope, [order.id]);
}
