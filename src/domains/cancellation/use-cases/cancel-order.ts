import { type ChangedOrder, fail } from '#src/domains/orders/contract/order.ts';
import { changeOrders, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { lockOrder } from '#src/domains/orders/index.ts';
import { nextTransitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import type { CancelOrderInput } from '../contract.ts';
import { orderCancellationRequested } from '../events.ts';
import { decideBuyerCancel } from '../rules/may-cancel-order.ts';
import { cancelOne } from './steps/cancel-orders.ts';

type Answer = Result<
	ChangedOrder,
	Failure<'orders.not_found' | 'orders.not_cancellable' | 'orders.cancel_asked_already' | 'orders.cancel_reason_needed'>
>;

export function cancelOrder(context: Context<MemberActor>, input: CancelOrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { actor, db } = scope;
		const locked = await lockOrder(scope, input.number);
		if (locked?.order.customerId !== actor.customerId) return fail('orders.not_found');
		const { group, order } = locked;
		const decision = decideBuyerCancel(order);
		if (!decision.ok) return decision;
		const { reason, note } = input;
		if (decision.value === 'cancel') {
			await cancelOne(scope, group, order, { party: 'buyer', reason: reason ?? null, note });
			return ok({ number: order.number, state: 'cancelled' });
		}
		// The shop decides about a request, so it has to know why.
		if (!reason) return fail('orders.cancel_reason_needed');
		const at = await scope.now();
		const asked = { ...order, cancelAskedAt: at };
		await changeOrders(db, [order.id], { cancelAskedAt: at, dueAt: nextTransitionAt(asked, at) });
		const event = {
			orderId: order.id,
			kind: 'cancel_asked',
			party: 'buyer',
			reason,
			note: clean(note ?? ''),
			at,
		} as const;
		await recordEvents(db, [event]);
		await scope.publish(db, orderCancellationRequested({ orderId: order.id }));
		return ok({ number: order.number, state: order.state });
	});
}
