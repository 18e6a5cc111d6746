import { type ChangedOrder, fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { findOrder, type Order } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { type LockedOrder, lockOrder } from '#src/domains/orders/index.ts';
import { closeNeverReceivedReturns } from '#src/domains/returns/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { isOnItsWay } from '../rules/parcel-states.ts';
import { endParcels } from './steps/end-parcels.ts';
import { moveOrder } from './steps/move-order.ts';

type Answer = Result<ChangedOrder, Failure<'orders.not_found' | 'orders.wrong_state'>>;

/** Also records the delivery when the shop or the carrier has not done so. */
export function confirmReceipt(context: Context<MemberActor>, { number }: OrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockOrder(scope, number);
		if (locked?.order.customerId !== scope.actor.customerId) return fail('orders.not_found');
		const arrived = locked.order.state === 'shipped' ? await arrive(scope, locked) : ok(locked.order);
		if (!arrived.ok) return arrived;
		await closeNeverReceivedReturns(scope, arrived.value.id, 'buyer');
		const completed = await moveOrder(scope, arrived.value, { transition: 'complete', party: 'buyer' });
		return completed.ok ? ok(completed.value.changed) : completed;
	});
}

async function arrive(scope: Scope, locked: LockedOrder): Promise<Result<Order, Failure<'orders.wrong_state'>>> {
	const { id, number } = locked.order;
	const parcels = await parcelsOf(scope.read, [id]);
	const ended = parcels.filter(isOnItsWay);
	const end = await endParcels(scope, locked, { parcels, ended, to: 'delivered', party: 'buyer', proof: '' });
	if (!end.ok) return end;
	const order = await findOrder(scope.read, id);
	if (!order) throw new Error(`order ${number} is gone`);
	return ok(order);
}
