import { fail, type ShopFailure } from '#src/domains/orders/contract/order.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ParcelWithLines } from '../../db/parcel-repository.ts';
import { isOnItsWay } from '../../rules/parcel-states.ts';

export type ParcelFailure = ShopFailure | 'orders.wrong_state' | 'orders.parcel_not_found';
type Found = {
	readonly locked: LockedOrder;
	readonly parcels: readonly ParcelWithLines[];
	readonly chosen: readonly ParcelWithLines[];
};

/** Returns the named parcel in transit, or all in transit when nothing is left to ship. */
export async function lockParcels(
	scope: Scope<VendorActor>,
	{ number, parcelId }: { readonly number: string; readonly parcelId?: string | undefined },
): Promise<Result<Found, Failure<ParcelFailure>>> {
	const locked = await lockShopOrder(scope, number, 'pack');
	if (!locked.ok) return locked;
	const { id, state } = locked.value.order;
	const parcels = await parcelsOf(scope.read, [id]);
	const chosen = parcels.filter((parcel) => (parcelId ? parcel.id === parcelId : isOnItsWay(parcel)));
	if (parcelId && chosen.length === 0) return fail('orders.parcel_not_found');
	if (!chosen.every(isOnItsWay) || (!parcelId && state !== 'shipped')) return fail('orders.wrong_state', { state });
	return ok({ locked: locked.value, parcels, chosen });
}
