import { isShopFault } from '#src/domains/cancellation/rules/is-shop-fault.ts';
import { releaseStock } from '#src/domains/inventory/index.ts';
import { grantUnshippedGoodwill, lockGoodwill, refundShare } from '#src/domains/order-money/index.ts';
import type { OrderState } from '#src/domains/orders/contract/order.ts';
import { changeOrders, linesOfOrders, type Order, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { productOf, quantitiesText } from '#src/domains/orders/rules/line-quantities.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import type { Scope } from '#src/platform/context.ts';
import { NO_CUT } from '../../contract/unshipped-items.ts';
import {
	cutsOf,
	decidePartCancel,
	PART_CANCEL,
	type PartCancelWithLines,
} from '../../db/unshipped-cancellation-repository.ts';
import { orderUnshippedItemsCancelled } from '../../events.ts';
import { endShipment } from './end-parcels.ts';
import { moveOrder } from './move-order.ts';
import { shippingWithout } from './shipping-after-cancellation.ts';
import { unsentQuantitiesOf } from './unshipped-quantities.ts';

/**
 * Refunds the exact share of unshipped items and their part of the shipping fee, and releases their stock. `cancel` is stored already, as cancelled or as a request that is now granted.
 */
export async function cancelQuantities(
	scope: Scope,
	locked: LockedOrder,
	cancel: PartCancelWithLines,
): Promise<OrderState> {
	const { group, order } = locked;
	const bought = await linesOfOrders(scope.read, [order.id]);
	const isFault = isShopFault(cancel.party, cancel.reason);
	if (isFault) await lockGoodwill(scope.db, [order.shopId]);
	const before = await cancelledProductsVnd(scope, order);
	const lines = cancel.lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
	const shippingVnd = await shippingWithout(scope.read, locked, lines);
	await refundShare(scope, locked, {
		source: { type: PART_CANCEL, id: cancel.id },
		lines,
		shippingVnd,
		reason: cancel.reason,
		isUncollected: true,
	});
	const after = await cancelledProductsVnd(scope, order);
	if (isFault) await grantUnshippedGoodwill(scope, order, { id: cancel.id, before, after });
	await releaseStock(scope, stockSourceOf(order), productOf(bought, lines));
	const { party, reason } = cancel;
	const note = [quantitiesText(bought, lines), cancel.note].filter(Boolean).join('. ');
	const at = await scope.now();
	await recordEvents(scope.db, [{ orderId: order.id, kind: 'rest_cancelled', party, reason, note, at }]);
	await scope.publish(
		scope.db,
		orderUnshippedItemsCancelled({ orderId: order.id, cancelId: cancel.id, party, reason }),
	);
	return rescheduleOrder(scope, { group, order: { ...order, restAskedAt: null } });
}

async function cancelledProductsVnd({ read }: Scope, { id }: Order): Promise<number> {
	const { wholeVnd, shippingVnd } = (await cutsOf(read, [id])).get(id) ?? NO_CUT;
	return wholeVnd - shippingVnd;
}

async function rescheduleOrder(scope: Scope, { group, order }: LockedOrder): Promise<OrderState> {
	const at = await scope.now();
	const { due, next } = transitionAt(order, null, at);
	await changeOrders(scope.db, [order.id], { restAskedAt: null, dueAt: due ? at : next });
	if ((await unsentQuantitiesOf(scope.read, order.id)).length > 0) return order.state;
	const moved = await moveOrder(scope, order, { transition: 'ship_without_rest', party: 'system' });
	if (!moved.ok) throw new Error(`order ${order.number} could not go on in state ${order.state}`);
	const parcels = await parcelsOf(scope.read, [order.id]);
	const ended = await endShipment(scope, { group, order: moved.value.order }, { parcels, party: 'system', proof: '' });
	if (!ended.ok) throw new Error(`order ${order.number} could not end in state ${moved.value.order.state}`);
	return ended.value ?? moved.value.order.state;
}

export async function closeOpenRequest(
	scope: Scope,
	order: Order,
	cancels: readonly PartCancelWithLines[],
): Promise<Order> {
	const open = cancels.find(({ state }) => state === 'asked');
	if (open) await decidePartCancel(scope.db, open.id, { state: 'lapsed', decidedAt: await scope.now() });
	if (order.restAskedAt) await changeOrders(scope.db, [order.id], { restAskedAt: null });
	return { ...order, restAskedAt: null };
}
