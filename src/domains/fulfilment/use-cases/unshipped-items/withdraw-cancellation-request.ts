import { type ChangedOrder, fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { changeOrders, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { lockOrder } from '#src/domains/orders/index.ts';
import { nextTransitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { decidePartCancel, partCancelsOf } from '../../db/unshipped-cancellation-repository.ts';
import { orderCancelWithdrawn } from '../../events.ts';
import { decideWithdrawal } from '../../rules/may-withdraw-cancellation.ts';

type Answer = Result<ChangedOrder, Failure<'orders.not_found' | 'orders.no_cancel_request'>>;

export function withdrawCancel(context: Context<MemberActor>, input: OrderInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { actor, db } = scope;
		const locked = await lockOrder(scope, input.number);
		if (locked?.order.customerId !== actor.customerId) return fail('orders.not_found');
		const { order } = locked;
		const decision = decideWithdrawal(order);
		if (!decision.ok) return decision;
		const at = await scope.now();
		if (decision.value === 'rest') {
			const open = (await partCancelsOf(scope.read, [order.id])).find(({ state }) => state === 'asked');
			if (open) await decidePartCancel(db, open.id, { state: 'withdrawn', decidedAt: at });
		}
		const noRequest = { cancelAskedAt: null, restAskedAt: null };
		await changeOrders(db, [order.id], { ...noRequest, dueAt: nextTransitionAt({ ...order, ...noRequest }, at) });
		const kind = decision.value === 'rest' ? 'rest_withdrawn' : 'cancel_withdrawn';
		await recordEvents(db, [{ orderId: order.id, kind, party: 'buyer', at }]);
		await scope.publish(db, orderCancelWithdrawn({ orderId: order.id, at: at.toISOString() }));
		return ok({ number: order.number, state: order.state });
	});
}
