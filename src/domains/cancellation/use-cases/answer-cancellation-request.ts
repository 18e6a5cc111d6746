import type { ChangedOrder, ShopFailure } from '#src/domains/orders/contract/order.ts';
import { changeOrders, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import type { AnswerCancelInput } from '../contract.ts';
import { orderCancelDeclined } from '../events.ts';
import { decideCancelAnswer } from '../rules/may-cancel-order.ts';
import { cancelOne } from './steps/cancel-orders.ts';

type Answer = Result<ChangedOrder, Failure<ShopFailure | 'orders.no_cancel_request'>>;

export function answerCancel(context: Context<VendorActor>, input: AnswerCancelInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, input.number, 'decide');
		if (!locked.ok) return locked;
		const { group, order } = locked.value;
		const decision = decideCancelAnswer(order);
		if (!decision.ok) return decision;
		const note = clean(input.note ?? '');
		if (input.accept) {
			await cancelOne(scope, group, order, { party: 'shop', reason: 'agreed', note });
			return ok({ number: order.number, state: 'cancelled' });
		}
		const at = await scope.now();
		const { due, next } = transitionAt({ ...order, cancelAskedAt: null }, null, at);
		// A transition that became due while the request was open is executed by the next scheduled run.
		const dueAt = next ?? (due ? at : null);
		await changeOrders(scope.db, [order.id], { cancelAskedAt: null, dueAt });
		await recordEvents(scope.db, [{ orderId: order.id, kind: 'cancel_declined', party: 'shop', note, at }]);
		await scope.publish(scope.db, orderCancelDeclined({ orderId: order.id, at: at.toISOString() }));
		return ok({ number: order.number, state: order.state });
	});
}
