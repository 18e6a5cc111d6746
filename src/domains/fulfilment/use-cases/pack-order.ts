import { type ChangedOrder, fail, type OrderInput, type ShopFailure } from '#src/domains/orders/contract/order.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import { isCancelAsked } from '#src/domains/orders/rules/order-states.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { wasCancelDeclined } from '../db/due-orders-repository.ts';
import { moveOrder } from './steps/move-order.ts';

type Answer = Result<ChangedOrder, Failure<ShopFailure | 'orders.wrong_state' | 'orders.cancel_waits'>>;

/**
 * An open cancellation request blocks packing. A repeated request after a decline does not; otherwise one buyer
 * could keep the shop from packing until the deadline.
 */
export function packOrder(context: Context<VendorActor>, { number }: OrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, number, 'pack');
		if (!locked.ok) return locked;
		const { order } = locked.value;
		if (isCancelAsked(order) && !(await wasCancelDeclined(scope.read, order.id))) return fail('orders.cancel_waits');
		const moved = await moveOrder(scope, order, { transition: 'pack', party: 'shop' });
		return moved.ok ? ok(moved.value.changed) : moved;
	});
}
