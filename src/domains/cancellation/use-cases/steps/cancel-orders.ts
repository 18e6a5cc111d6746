import { releaseReservation } from '#src/domains/inventory/index.ts';
import { giveBackReductions, giveShopGoodwill, lockGoodwill, refundPaidOrder } from '#src/domains/order-money/index.ts';
import { isPaidOnline } from '#src/domains/order-money/rules/payment-status.ts';
import type { CancelReason, OrderParty } from '#src/domains/orders/contract/order.ts';
import { changeOrders, type Order, type OrderGroup, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import type { Scope } from '#src/platform/context.ts';
import { clean } from '#src/shared/text/text.ts';
import { orderCancelled } from '../../events.ts';
import { isShopFault } from '../../rules/is-shop-fault.ts';

export type Ending = {
	readonly party: OrderParty;
	readonly reason: CancelReason;
	readonly note?: string | undefined;
};

/** Cancels one order under its group's lock: products back to stock, money back to the payer, siblings untouched. */
export const cancelOne = (scope: Scope, group: OrderGroup, order: Order, ending: Ending): Promise<void> =>
	cancelAll(scope, group, [order], ending);

/** Several orders of one group for the same reason. Vouchers, coin and stock are locked in this order, and each at once. */
export async function cancelAll(
	scope: Scope,
	group: OrderGroup,
	orders: readonly Order[],
	ending: Ending,
): Promise<void> {
	if (orders.length === 0) return;
	const isFault = isShopFault(ending.party, ending.reason);
	const atFault = isFault ? orders.filter(({ confirmedAt }) => confirmedAt !== null) : [];
	await lockGoodwill(
		scope.db,
		atFault.map(({ shopId }) => shopId),
	);
	await giveBackReductions(scope, ...orders);
	for (const order of atFault) await giveShopGoodwill(scope, order);
	await releaseReservation(scope, ...orders.map(stockSourceOf));
	for (const order of orders) await end(scope, group, order, ending);
}

async function end(scope: Scope, group: OrderGroup, order: Order, ending: Ending): Promise<void> {
	const { party, reason } = ending;
	const wasPaid = isPaidOnline(group.paymentMethod, order.state);
	const at = await scope.now();
	await changeOrders(scope.db, [order.id], { state: 'cancelled', cancelledAt: at, dueAt: null });
	const note = clean(ending.note ?? '');
	await recordEvents(scope.db, [{ orderId: order.id, kind: 'cancelled', party, reason, note, at }]);
	if (wasPaid) await refundPaidOrder(scope, order, reason);
	await scope.publish(scope.db, orderCancelled({ orderId: order.id, party, reason, wasPaid }));
}
