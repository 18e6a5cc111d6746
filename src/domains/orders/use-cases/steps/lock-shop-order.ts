import type { VendorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type ShopFailure } from '../../contract/order.ts';
import { mayHandleOrder, type OrderTask } from '../../rules/may-handle-order.ts';
import { isWithShop } from '../../rules/order-states.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';

/** Returns not found for orders of other shops and for unpaid ones. */
export async function lockShopOrder(
	scope: Scope<VendorActor>,
	number: string,
	task: OrderTask,
): Promise<Result<LockedOrder, Failure<ShopFailure>>> {
	const { shopId, staffRole } = scope.actor;
	const locked = await lockOrder(scope, number);
	const isOurs = locked?.order.shopId === shopId && locked.order.placedAt !== null;
	if (!locked || !isOurs || !isWithShop(locked.order.state)) return fail('orders.not_found');
	return mayHandleOrder(staffRole, task) ? ok(locked) : fail('orders.role_not_allowed');
}
