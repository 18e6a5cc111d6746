import type { OrderParty } from '#src/domains/orders/contract/order.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { deliverParcels } from '../../db/parcel-repository.ts';
import { moveOrder } from './move-order.ts';

export async function completeDelivery(
	scope: Scope,
	order: Order,
	party: OrderParty,
	note = '',
): Promise<Result<Order, Failure<'orders.wrong_state'>>> {
	const moved = await moveOrder(scope, order, { transition: 'deliver', party, note });
	if (!moved.ok) return moved;
	await deliverParcels(scope.db, order.id, await scope.now());
	return ok(moved.value.order);
}
