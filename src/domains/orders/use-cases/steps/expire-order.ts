import { releaseReservation } from '#src/domains/catalog/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { changeOrders, recordEvents } from '../../db/order-repository.ts';
import { ordersExpired } from '../../events-checkout.ts';
import { stockSourceOf } from '../../rules/stock-source.ts';
import { giveBackReductions } from './give-back-reductions.ts';
import type { LockedOrder } from './lock-order.ts';

export async function expireOrder(scope: Scope, { group, order }: LockedOrder): Promise<void> {
	await giveBackReductions(scope, order);
	await releaseReservation(scope, stockSourceOf(order));
	const at = await scope.now();
	await changeOrders(scope.db, [order.id], { state: 'expired', dueAt: null });
	await recordEvents(scope.db, [{ orderId: order.id, kind: 'expired', party: 'system', at }]);
	await scope.publish(scope.db, ordersExpired({ groupId: group.id, orderIds: [order.id] }));
}
