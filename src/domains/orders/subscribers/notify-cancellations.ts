import { findGoodwill } from '#src/domains/coin/index.ts';
import { orderCancelDeclined, orderCancellationRequested, orderCancelled } from '../events-cancellation.ts';
import { notifyBuyer, notifyShop } from '../use-cases/steps/notify-parties.ts';
import { defineOrderSubscriber } from './define-order-subscriber.ts';

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
