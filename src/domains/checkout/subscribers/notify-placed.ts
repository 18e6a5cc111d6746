import { noticedOrders } from '#src/domains/orders/db/order-repository.ts';
import { notifyParties, notifyTransition } from '#src/domains/orders/index.ts';
import { orderTransition } from '#src/domains/orders/rules/order-transitions.ts';
import { transact } from '#src/platform/context.ts';
import { defineBatchSubscriber, defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { ordersExpired, ordersPlaced } from '../events.ts';
import { combinedTotals } from '../use-cases/steps/amounts-of-orders-together.ts';

/** A batch subscriber, because this is the most frequent job of the worker. */
export const notifyPlaced = defineBatchSubscriber(ordersPlaced, 'orders.tell_placed', async (context, all) => {
	await transact(context, async (scope) => {
		const known = await noticedOrders(
			scope.read,
			all.flatMap(({ orderIds }) => orderIds),
		);
		const occasions = all.flatMap(({ orderIds, txnRef }) => {
			const orders = known.filter(({ id }) => orderIds.includes(id));
			const details = { ...combinedTotals(orders), txnRef };
			return orders.map((order, at) => ({
				order,
				shop: {
					kind: 'orders.shop_placed' as const,
					details: { totalVnd: order.totalVnd + order.platformDiscountVnd, payVnd: order.payVnd },
				},
				...(at === 0 ? { buyer: { kind: 'orders.buyer_placed' as const, details } } : {}),
			}));
		});
		return ok(await notifyParties(scope, occasions));
	});
});

export const notifyExpired = defineSubscriber(ordersExpired, 'orders.tell_expired', async (context, { orderIds }) => {
	await transact(context, async (scope) => {
		for (const order of await noticedOrders(scope.read, orderIds))
			await notifyTransition(scope, order, orderTransition('expire'));
		return ok(null);
	});
});
