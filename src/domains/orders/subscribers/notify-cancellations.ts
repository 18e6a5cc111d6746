import { findGoodwill } from '#src/domains/coin/index.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { noticedOrders } from '../db/order-repository.ts';
import { orderCancelDeclined, orderCancellationRequested, orderCancelled } from '../events-cancellation.ts';
import { aboutOrder, inScope } from '../use-cases/steps/notify-about-order.ts';
import { notifyBuyer, notifyShop } from '../use-cases/steps/notify-parties.ts';

export const notifyCancellationRequested = aboutOrder(
	orderCancellationRequested,
	'orders.tell_cancel_asked',
	(scope, order) =>
		notifyShop(scope, order, 'orders.shop_cancel_asked', { occasion: order.cancelAskedAt?.toISOString() ?? '' }),
);

export const notifyCancelDeclined = aboutOrder(
	orderCancelDeclined,
	'orders.tell_cancel_declined',
	(scope, order, { at: occasion }) => notifyBuyer(scope, order, 'orders.buyer_cancel_declined', { occasion }),
);

export const notifyCancelled = defineSubscriber(
	orderCancelled,
	'orders.tell_cancelled',
	(context, { orderId, party, reason, wasPaid }) =>
		inScope(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [orderId])) {
				const back = { backVnd: order.payVnd, coinVnd: order.coinVnd };
				await notifyBuyer(scope, order, 'orders.buyer_cancelled', { party, reason, wasPaid, ...back });
				if (!order.wasPlaced) continue;
				const goodwillVnd = await findGoodwill(scope.read, { type: 'order', id: order.id });
				await notifyShop(scope, order, 'orders.shop_cancelled', { party, reason, wasPaid, goodwillVnd });
			}
		}),
);
