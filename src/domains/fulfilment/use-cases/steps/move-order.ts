import { bookSale, grantOrderCoin } from '#src/domains/order-money/index.ts';
import { type ChangedOrder, fail, type OrderParty } from '#src/domains/orders/contract/order.ts';
import { changeOrders, type Order, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import {
	type EffectOf,
	type OrderTransitionName,
	orderTransition,
} from '#src/domains/orders/rules/order-transitions.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { countCompleted } from '#src/domains/vendors/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { orderCompleted, orderConfirmed, orderDelivered, orderPacked, orderShipped } from '../../events.ts';
import { countSold } from './count-sold.ts';

const ARRIVALS = {
	confirmed: { column: 'confirmedAt', announce: orderConfirmed },
	packed: { column: 'packedAt', announce: orderPacked },
	shipped: { column: 'shippedAt', announce: orderShipped },
	delivered: { column: 'deliveredAt', announce: orderDelivered },
	completed: { column: 'completedAt', announce: orderCompleted },
} as const;

/** Changes of the order that an effect makes besides its own records. */
type Effect = (scope: Scope, order: Order) => Promise<Partial<Order>>;
/** Effects on parcels and their refunds run in `ship-order`, `hand-over-order` and `end-parcels`, which hold the parcels. */
const runsWithParcels: Effect = async () => ({});
const EFFECTS: Readonly<Record<EffectOf<Step['transition']>, Effect>> = {
	book_cash: runsWithParcels,
	close_investigation: runsWithParcels,
	give_shop_goodwill: runsWithParcels,
	refund_items: runsWithParcels,
	release_stock: runsWithParcels,
	ship_stock: runsWithParcels,
	give_earned_coin: grantOrderCoin,
	count_sold: async (scope, { id }) => {
		await countSold(scope, id);
		return {};
	},
	book_sale: bookSale,
	count_completed: async (scope, { shopId }) => {
		await countCompleted(scope, new Map([[shopId, 1]]));
		return {};
	},
};

export type Step = {
	readonly transition: Extract<
		OrderTransitionName,
		'confirm' | 'pack' | 'ship' | 'ship_without_rest' | 'deliver' | 'complete'
	>;
	readonly party: OrderParty;
	readonly note?: string;
};

/**
 * Takes a transition of the table: its effects in their order, then state, timeline entry and event. Call with the
 * group lock held.
 */
export async function moveOrder(
	scope: Scope,
	order: Order,
	{ transition, party, note = '' }: Step,
): Promise<Result<{ readonly changed: ChangedOrder; readonly order: Order }, Failure<'orders.wrong_state'>>> {
	const { from, to, effects } = orderTransition(transition);
	if (!from.includes(order.state)) return fail('orders.wrong_state', { state: order.state });
	const at = await scope.now();
	const { column, announce } = ARRIVALS[to];
	let changes: Partial<Order> = {};
	for (const effect of effects) changes = { ...changes, ...(await EFFECTS[effect](scope, order)) };
	const stepped: Order = { ...order, ...changes, state: to, [column]: at };
	const { due, next } = transitionAt(stepped, null, at);
	const moved: Order = { ...stepped, dueAt: due ? at : next };
	await changeOrders(scope.db, [order.id], { ...changes, state: to, [column]: at, dueAt: moved.dueAt });
	await recordEvents(scope.db, [{ orderId: order.id, kind: to, party, note, at }]);
	await scope.publish(scope.db, announce({ orderId: order.id }));
	return ok({ changed: { number: order.number, state: to }, order: moved });
}
