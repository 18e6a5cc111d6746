import { releaseReservation } from '#src/domains/inventory/index.ts';
import { returnVouchersAndCoin } from '#src/domains/order-money/index.ts';
import { changeOrders, type Order, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { type EffectOf, orderTransition } from '#src/domains/orders/rules/order-transitions.ts';
import { stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import type { Scope } from '#src/platform/context.ts';
import { ordersExpired } from '../../events.ts';

const EFFECTS: Readonly<Record<EffectOf<'expire'>, (scope: Scope, order: Order) => Promise<void>>> = {
	give_back_reductions: (scope, order) => returnVouchersAndCoin(scope, order),
	release_stock: (scope, order) => releaseReservation(scope, stockSourceOf(order)),
};

export async function expireOrder(scope: Scope, { group, order }: LockedOrder): Promise<void> {
	const { to, effects } = orderTransition('expire');
	for (const effect of effects) await EFFECTS[effect](scope, order);
	const at = await scope.now();
	await changeOrders(scope.db, [order.id], { state: to, dueAt: null });
	await recordEvents(scope.db, [{ orderId: order.id, kind: 'expired', party: 'system', at }]);
	await scope.publish(scope.db, ordersExpired({ groupId: group.id, orderIds: [order.id] }));
}
