import { type ChangedOrder, fail } from '#src/domains/orders/contract/order.ts';
import { changeOrders, linesOfOrders, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { lockOrder } from '#src/domains/orders/index.ts';
import { chooseQuantities, quantitiesText } from '#src/domains/orders/rules/line-quantities.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import type { RequestUnshippedCancelInput } from '../../contract/unshipped-items.ts';
import { partCancelsOf, recordPartCancel } from '../../db/unshipped-cancellation-repository.ts';
import { orderUnshippedCancelRequested } from '../../events.ts';
import { cancellableQuantities, decideCancelUnshippedItems } from '../../rules/may-cancel-unshipped-items.ts';
import { unsentQuantitiesOf } from '../steps/unshipped-quantities.ts';

type CommandFailure =
	| 'orders.not_found'
	| 'orders.no_rest'
	| 'orders.rest_asked_already'
	| 'orders.pieces_gone'
	| 'orders.rest_declined_lately';
type Answer = Result<ChangedOrder, Failure<CommandFailure>>;

export function requestUnshippedCancel(
	context: Context<MemberActor>,
	input: RequestUnshippedCancelInput,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockOrder(scope, input.number);
		if (locked?.order.customerId !== scope.actor.customerId) return fail('orders.not_found');
		const { order } = locked;
		const decision = decideCancelUnshippedItems(order);
		if (!decision.ok) return decision;
		const left = await unsentQuantitiesOf(scope.read, order.id);
		const chosen = chooseQuantities(left, input.lines);
		if (!chosen.ok) return chosen;
		const at = await scope.now();
		const free = cancellableQuantities(left, await partCancelsOf(scope.read, [order.id]), at);
		if (!chooseQuantities(free.pieces, chosen.value).ok)
			return fail('orders.rest_declined_lately', { from: free.from?.toISOString() ?? '' });
		const said = { orderId: order.id, party: 'buyer', reason: input.reason, note: clean(input.note ?? '') } as const;
		const cancel = { id: newId(), ...said, state: 'asked', askedAt: at, decidedAt: null } as const;
		await recordPartCancel(scope.db, cancel, chosen.value);
		const { due, next } = transitionAt({ ...order, restAskedAt: at }, null, at);
		await changeOrders(scope.db, [order.id], { restAskedAt: at, dueAt: due ? at : next });
		const pieces = quantitiesText(await linesOfOrders(scope.read, [order.id]), chosen.value);
		const note = [pieces, said.note].filter(Boolean).join('. ');
		await recordEvents(scope.db, [{ ...said, kind: 'rest_asked', note, at }]);
		await scope.publish(scope.db, orderUnshippedCancelRequested({ orderId: order.id, cancelId: cancel.id }));
		return ok({ number: order.number, state: order.state });
	});
}
