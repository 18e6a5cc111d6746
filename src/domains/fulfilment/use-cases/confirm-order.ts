import type { ChangedOrder, OrderInput, ShopFailure } from '#src/domains/orders/contract/order.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { moveOrder } from './steps/move-order.ts';

type Answer = Result<ChangedOrder, Failure<ShopFailure | 'orders.wrong_state'>>;

export function confirmOrder(context: Context<VendorActor>, { number }: OrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, number, 'decide');
		if (!locked.ok) return locked;
		const moved = await moveOrder(scope, locked.value.order, { transition: 'confirm', party: 'shop' });
		return moved.ok ? ok(moved.value.changed) : moved;
	});
}
