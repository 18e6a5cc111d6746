import { restockProducts } from '#src/domains/inventory/index.ts';
import { type ChangedOrder, fail, type ShopFailure } from '#src/domains/orders/contract/order.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import { chooseQuantities, productOf } from '#src/domains/orders/rules/line-quantities.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import type { TakeBackParcelInput } from '../../contract/fulfilment.ts';
import { changeParcel, recordRestocked } from '../../db/parcel-repository.ts';
import { parcelStates } from '../../rules/parcel-states.ts';

type TakeBackFailure = ShopFailure | 'orders.wrong_state' | 'orders.parcel_not_found' | 'orders.pieces_gone';
type Answer = Result<ChangedOrder, Failure<TakeBackFailure>>;

export function takeBackParcel(context: Context<VendorActor>, input: TakeBackParcelInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { number, parcelId } = input;
		const locked = await lockShopOrder(scope, number, 'pack');
		if (!locked.ok) return locked;
		const { id, state } = locked.value.order;
		const parcel = (await parcelsOf(scope.read, [id])).find((found) => found.id === parcelId);
		if (!parcel) return fail('orders.parcel_not_found');
		if (!mayMove(parcelStates, parcel.state, 'returned')) return fail('orders.wrong_state', { state });
		const chosen = input.restock.length === 0 ? ok([]) : chooseQuantities(parcel.lines, input.restock);
		if (!chosen.ok) return chosen;
		await changeParcel(scope.db, parcelId, { state: 'returned', returnedAt: await scope.now() });
		await recordRestocked(scope.db, parcelId, chosen.value);
		await restockProducts(scope, productOf(await linesOfOrders(scope.read, [id]), chosen.value));
		return ok({ number, state });
	});
}
