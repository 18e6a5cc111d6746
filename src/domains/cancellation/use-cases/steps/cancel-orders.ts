import { releaseReservation } from '#src/domains/inventory/index.ts';
import {
	grantShopGoodwill,
	lockGoodwill,
	refundPaidOrder,
	returnVouchersAndCoin,
} from '#src/domains/order-money/index.ts';
import { isPaidOnline } from '#src/domains/order-money/rules/payment-status.ts';
import type { CancelReason, OrderParty } from '#src/domains/orders/contract/order.ts';
import { changeOrders, type Order, type OrderGroup, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import { cancellationOf, type OrderEffect } from '#src/domains/orders/rules/order-transitions.ts';
import { stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import type { Scope } from '#src/platform/context.ts';
import { clean } from '#src/shared/text/text.ts';
import { orderCancelled } from '../../events.ts';
import { isShopFault } from '../../rules/is-shop-fault.ts';

export type Ending = {
	readonly party: OrderParty;
	/** Null for a buyer who gave none before the shop confirmed. */
	readonly reason: CancelReason | null;
	readonly note?: string | undefined;
};

/**
 * Cancels one order under its group's lock: releases its stock and refunds its payer; other orders of the group
 * stay.
 */
export const cancelOne = (scope: Scope, group: OrderGroup, order: Order, ending: Ending): Promise<void> =>
	cancelAll(scope, group, [order], ending);

const names = (effect: OrderEffect, { state }: Order): boolean => cancellationOf(state).effects.includes(effect);

type Effect = (scope: Scope, orders: readonly Order[], ending: Ending) => Promise<void>;
/**
 * Effects of the transition table that run on several orders at once, in the order in which they lock: vouchers and
 * coin, then stock.
 */
const EFFECTS = {
	give_back_reductions: (scope, orders) => returnVouchersAndCoin(scope, ...orders),
	give_shop_goodwill: async (scope, orders, { party, reason }) => {
		if (isShopFault(party, reason)) for (const order of orders) await grantShopGoodwill(scope, order);
	},
	release_stock: (scope, orders) => releaseReservation(scope, ...orders.map(stockSourceOf)),
} satisfies Partial<Record<OrderEffect, Effect>>;

/** Several orders of one group for the same reason. */
export async function cancelAll(
	scope: Scope,
	group: OrderGroup,
	orders: readonly Order[],
	ending: Ending,
): Promise<void> {
	if (orders.length === 0) return;
	const atFault = isShopFault(ending.party, ending.reason)
		? orders.filter((order) => names('give_shop_goodwill', order))
		: [];
	await lockGoodwill(
		scope.db,
		atFault.map(({ shopId }) => shopId),
	);
	for (const [effect, run] of Object.entries<Effect>(EFFECTS))
		await run(
			scope,
			orders.filter((order) => names(effect as keyof typeof EFFECTS, order)),
			ending,
		);
	for (const order of orders) await end(scope, group, order, ending);
}

async function end(scope: Scope, group: OrderGroup, order: Order, ending: Ending): Promise<void> {
	const { party, reason } = ending;
	const { to, effects } = cancellationOf(order.state);
	const wasPaid = isPaidOnline(group.paymentMethod, order.state);
	const at = await scope.now();
	await changeOrders(scope.db, [order.id], { state: to, cancelledAt: at, dueAt: null });
	const note = clean(ending.note ?? '');
	await recordEvents(scope.db, [{ orderId: order.id, kind: 'cancelled', party, reason, note, at }]);
	if (wasPaid && effects.includes('refund_payment')) await refundPaidOrder(scope, order, reason ?? 'cancelled');
	await scope.publish(scope.db, orderCancelled({ orderId: order.id, party, reason, wasPaid }));
}
