import { findGoodwill } from '#src/domains/coin/index.ts';
import { defineOrderSubscriber, notifyBuyer, notifyShop } from '#src/domains/orders/index.ts';
import { orderCancelDeclined, orderCancellationRequested, orderCancelled } from '../events.ts';

export const notifyCancellationRequested = defineOrderSubscriber(
	orderCancellationRequested,
	'orders.tell_cancel_asked',
	(scope, order) =>
		notifyShop(scope, order, 'orders.shop_cancel_asked', { occasion: order.cancelAskedAt?.toISOString() ?? '' }),
);

export const notifyCancelDeclined = defineOrderSubscriber(
	orderCancelDeclined,
	'orders.tell_cancel_declined',
	(scope, order, { at: occasion }) => notifyBuyer(scope, order, 'orders.buyer_cancel_declined', { occasion }),
);

export const notifyCancelled = defineOrderSubscriber(
	orderCancelled,
	'orders.tell_cancelled',
	async (scope, order, { party, reason, wasPaid }) => {
		const back = { backVnd: order.payVnd, coinVnd: order.coinVnd };
		await notifyBuyer(scope, order, 'orders.buyer_cancelled', { party, reason, wasPaid, ...back });
		if (!order.wasPlaced) return;
		const goodwillVnd = await findGoodwill(scope.read, { type: 'order', id: order.id });
		await notifyShop(scope, order, 'orders.shop_cancelled', { party, reason, wasPaid, goodwillVnd });
	},
);
