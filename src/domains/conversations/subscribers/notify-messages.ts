import { noticedOrders } from '#src/domains/orders/db/order-repository.ts';
import { notifyBuyer, notifyShop } from '#src/domains/orders/index.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { orderMessageWritten } from '../events.ts';

/** Sends no message text; the recipient reads it on the order page. */
export const notifyMessageWritten = defineSubscriber(
	orderMessageWritten,
	'orders.tell_message_written',
	async (context, { orderId, to, at }) => {
		await transact(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [orderId]))
				if (to === 'buyer') await notifyBuyer(scope, order, 'orders.buyer_message', { occasion: at });
				else await notifyShop(scope, order, 'orders.shop_message', { occasion: at });
			return ok(null);
		});
	},
);
