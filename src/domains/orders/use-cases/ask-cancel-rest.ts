import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { type ChangedOrder, refuse } from '../contract.ts';
import type { AskCancelRestInput } from '../contract-rest.ts';
import { changeOrders, linesOfOrders, recordEvents } from '../db/order-repository.ts';
import { partCancelsOf, recordPartCancel } from '../db/part-cancel-repository.ts';
import { orderRestAsked } from '../events.ts';
import { askableRest, decideCancelRest } from '../rules/may-cancel-rest.ts';
import { dutyAt } from '../rules/order-duties.ts';
import { choosePieces, piecesText } from '../rules/pieces.ts';
import { lockOrder } from './steps/lock-order.ts';
import { leftOf } from './steps/pieces-left.ts';

type Refusal =
	| 'orders.not_found'
	| 'orders.no_rest'
	| 'orders.rest_asked_already'
	| 'orders.pieces_gone'
	| 'orders.rest_declined_lately';
type Answer = Result<ChangedOrder, Failure<Refusal>>;

/** The buyer wants no more of what has not left; the shop answers, or the clock does. */
export function askCancelRest(context: Context<MemberActor>, input: AskCancelRestInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockOrder(scope, input.number);
		if (locked?.order.customerId !== scope.actor.customerId) return refuse('orders.not_found');
		const { order } = locked;
		const decision = decideCancelRest(order);
		if (!decision.ok) return decision;
		const left = await leftOf(scope.read, order.id);
		const chosen = choosePieces(left, input.lines);
		if (!chosen.ok) return chosen;
		const at = await scope.now();
		const free = askableRest(left, await partCancelsOf(scope.read, [order.id]), at);
		if (!choosePieces(free.pieces, chosen.value).ok)
			return refuse('orders.rest_declined_lately', { from: free.from?.toISOString() ?? '' });
		const said = { orderId: order.id, party: 'buyer', reason: input.reason, note: clean(input.note ?? '') } as const;
		const cancel = { id: newId(), ...said, state: 'asked', askedAt: at, decidedAt: null } as const;
		await recordPartCancel(scope.db, cancel, chosen.value);
		const { due, next } = dutyAt({ ...order, restAskedAt: at }, null, at);
		await changeOrders(scope.db, [order.id], { restAskedAt: at, dueAt: due ? at : next });
		const pieces = piecesText(await linesOfOrders(scope.read, [order.id]), chosen.value);
		const note = [pieces, said.note].filter(Boolean).join('. ');
		await recordEvents(scope.db, [{ ...said, kind: 'rest_asked', note, at }]);
		await scope.publish(scope.db, orderRestAsked({ orderId: order.id, cancelId: cancel.id }));
		return ok({ number: order.number, state: order.state });
	});
}
