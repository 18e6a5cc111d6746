import type { AnswerCancelInput } from '#src/domains/cancellation/contract.ts';
import type { ChangedOrder, OrderState, ShopFailure } from '#src/domains/orders/contract/order.ts';
import { changeOrders, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { lockShopOrder } from '#src/domains/orders/index.ts';
import { remainingQuantities } from '#src/domains/orders/rules/line-quantities.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import {
	decidePartCancel,
	type PartCancelWithLines,
	partCancelsOf,
} from '../../db/unshipped-cancellation-repository.ts';
import { orderUnshippedCancelDeclined } from '../../events.ts';
import { decideUnshippedAnswer } from '../../rules/may-cancel-unshipped-items.ts';
import { cancelQuantities, closeOpenRequest } from '../steps/cancel-unshipped-quantities.ts';
import { unsentQuantitiesOf } from '../steps/unshipped-quantities.ts';

type Answer = Result<ChangedOrder, Failure<ShopFailure | 'orders.no_rest_request'>>;

export function answerUnshippedCancel(context: Context<VendorActor>, input: AnswerCancelInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopOrder(scope, input.number, 'decide');
		if (!locked.ok) return locked;
		const { order } = locked.value;
		const decision = decideUnshippedAnswer(order);
		if (!decision.ok) return decision;
		const { number } = order;
		if (input.accept) return ok({ number, state: await acceptUnshippedCancel(scope, locked.value) });
		await decline(scope, locked.value, clean(input.note ?? ''));
		return ok({ number, state: order.state });
	});
}

const openOf = async ({ read }: Scope, orderId: string): Promise<PartCancelWithLines | undefined> =>
	(await partCancelsOf(read, [orderId])).find(({ state }) => state === 'asked');

/** Cancels what is still unshipped; it does not count as the shop's fault. */
export async function acceptUnshippedCancel(scope: Scope, locked: LockedOrder): Promise<OrderState> {
	const { order } = locked;
	const open = await openOf(scope, order.id);
	const lines = open ? remainingQuantities(await unsentQuantitiesOf(scope.read, order.id), open.lines) : [];
	if (!open || lines.length === 0) return (await closeOpenRequest(scope, order, open ? [open] : [])).state;
	const decided = { state: 'cancelled', decidedAt: await scope.now(), lines } as const;
	await decidePartCancel(scope.db, open.id, decided);
	const granted = { ...open, ...decided, lines: lines.map((line) => ({ cancelId: open.id, ...line })) };
	return cancelQuantities(scope, locked, granted);
}

async function decline(scope: Scope, { order }: LockedOrder, note: string): Promise<void> {
	const at = await scope.now();
	const open = await openOf(scope, order.id);
	if (open) await decidePartCancel(scope.db, open.id, { state: 'declined', decidedAt: at });
	const { due, next } = transitionAt({ ...order, restAskedAt: null }, null, at);
	await changeOrders(scope.db, [order.id], { restAskedAt: null, dueAt: due ? at : next });
	await recordEvents(scope.db, [{ orderId: order.id, kind: 'rest_declined', party: 'shop', note, at }]);
	await scope.publish(scope.db, orderUnshippedCancelDeclined({ orderId: order.id, cancelId: open?.id ?? '' }));
}
