import type { ChangedOrder, ShopFailure } from '#src/domains/orders/contract/order.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { DeclineOrderInput } from '../contract.ts';
import { decideShopCancel } from '../rules/may-cancel-order.ts';
import { cancelOne } from './steps/cancel-orders.ts';

type Answer = Result<ChangedOrder, Failure<ShopFailure | 'orders.not_cancellable'>>;

export function declineOrder(context: Context<VendorActor>, input: DeclineOrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, input.number, 'decide');
		if (!locked.ok) return locked;
		const { group, order } = locked.value;
		const decision = decideShopCancel(order);
		if (!decision.ok) return decision;
		const { reason, note } = input;
		await cancelOne(scope, group, order, { party: 'shop', reason, note });
		return ok({ number: order.number, state: 'cancelled' });
	});
}
