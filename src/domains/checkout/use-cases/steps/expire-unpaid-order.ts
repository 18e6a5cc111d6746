import { releaseReservation } from '#src/domains/inventory/index.ts';
import { giveBackReductions } from '#src/domains/order-money/index.ts';
import { changeOrders, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import type { Scope } from '#src/platform/context.ts';
import { ordersExpired } from '../../events.ts';

export async function expireOrder(scope: Scope, { group, order }: LockedOrder): Promise<void> {
	await giveBackReductions(scope, order);
	await releaseReservation(scope, stockSourceOf(order));
	const at = await scope.now();
	await changeOrders(scope.db, [order.id], { state: 'expired', dueAt: null });
	await recordEvents(scope.db, [{ orderId: order.id, kind: 'expired', party: 'system', at }]);
	await scope.publish(scope.db, ordersExpired({ groupId: group.id, orderIds: [order.id] }));
}
