import { bookSale, giveEarnedCoin } from '#src/domains/order-money/index.ts';
import { type ChangedOrder, fail, type OrderParty } from '#src/domains/orders/contract/order.ts';
import { changeOrders, type Order, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { orderStates } from '#src/domains/orders/rules/order-states.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { countCompleted } from '#src/domains/vendors/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { orderCompleted, orderConfirmed, orderDelivered, orderPacked, orderShipped } from '../../events.ts';
import { countSold } from './count-sold.ts';

const STEPS = {
	confirmed: { column: 'confirmedAt', announce: orderConfirmed },
	packed: { column: 'packedAt', announce: orderPacked },
	shipped: { column: 'shippedAt', announce: orderShipped },
	delivered: { column: 'deliveredAt', announce: orderDelivered },
	completed: { column: 'completedAt', announce: orderCompleted },
} as const;

export type Step = { readonly to: keyof typeof STEPS; readonly party: OrderParty; readonly note?: string };

/** Call with the group lock held. */
export async function moveOrder(
	scope: Scope,
	order: Order,
	{ to, party, note = '' }: Step,
): Promise<Result<{ readonly changed: ChangedOrder; readonly order: Order }, Failure<'orders.wrong_state'>>> {
	if (!mayMove(orderStates, order.state, to)) return fail('orders.wrong_state', { state: order.state });
	const at = await scope.now();
	const { column, announce } = STEPS[to];
	const earned = to === 'completed' ? await giveEarnedCoin(scope, order) : {};
	if (to === 'completed') await countSold(scope, order.id);
	const sale = to === 'completed' ? { ...earned, ...(await bookSale(scope, order)) } : {};
	if (to === 'completed') await countCompleted(scope, new Map([[order.shopId, 1]]));
	const stepped: Order = { ...order, ...sale, state: to, [column]: at };
	const { due, next } = transitionAt(stepped, null, at);
	const moved: Order = { ...stepped, dueAt: due ? at : next };
	await changeOrders(scope.db, [order.id], { ...sale, state: to, [column]: at, dueAt: moved.dueAt });
	await recordEvents(scope.db, [{ orderId: order.id, kind: to, party, note, at }]);
	await scope.publish(scope.db, announce({ orderId: order.id }));
	return ok({ changed: { number: order.number, state: to }, order: moved });
}
