import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { type ChangedOrder, refuse } from '../contract.ts';
import type { DeliverOrderInput } from '../contract-parcels.ts';
import { changeParcel, type ParcelWithLines, parcelsOf } from '../db/parcel-repository.ts';
import { orderPartDelivered } from '../events.ts';
import { isOnItsWay } from '../rules/parcel-states.ts';
import { handOver } from './hand-over.ts';
import type { LockedOrder } from './lock-order.ts';
import { lockShopOrder, type ShopRefusal } from './lock-shop-order.ts';

type ParcelRefusal = 'orders.wrong_state' | 'orders.parcel_not_found';
type Answer = Result<ChangedOrder, Failure<ShopRefusal | ParcelRefusal>>;

/** The shop says that a parcel has arrived, or all that are on their way, and who took it. */
export function deliverOrder(context: Context<VendorActor>, input: DeliverOrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, input.number, 'pack');
		if (!locked.ok) return locked;
		const { order } = locked.value;
		const parcels = await parcelsOf(scope.read, [order.id]);
		const arrived = parcels.filter((parcel) => (input.parcelId ? parcel.id === input.parcelId : isOnItsWay(parcel)));
		if (input.parcelId && arrived.length === 0) return refuse('orders.parcel_not_found');
		const isWrong = !arrived.every(isOnItsWay) || (!input.parcelId && order.state !== 'shipped');
		if (isWrong) return refuse('orders.wrong_state', { state: order.state });
		return arrive(scope, locked.value, parcels, arrived, clean(input.proof));
	});
}

/** The order is delivered with the last of its parcels, once all of them have left. */
async function arrive(
	scope: Scope,
	locked: LockedOrder,
	parcels: readonly ParcelWithLines[],
	arrived: readonly ParcelWithLines[],
	proof: string,
): Promise<Answer> {
	const { id, number, state } = locked.order;
	const at = await scope.now();
	for (const parcel of arrived) await changeParcel(scope.db, parcel.id, { state: 'delivered', deliveredAt: at, proof });
	const isLast = state === 'shipped' && parcels.filter(isOnItsWay).length === arrived.length;
	if (isLast) {
		const delivered = await handOver(scope, locked, 'shop', proof);
		return delivered.ok ? ok({ number, state: delivered.value.state }) : delivered;
	}
	for (const parcel of arrived) await scope.publish(scope.db, orderPartDelivered({ orderId: id, parcelId: parcel.id }));
	return ok({ number, state });
}
