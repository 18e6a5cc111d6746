import { findEarned } from '#src/domains/coin/index.ts';
import { findOrder } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { defineOrderSubscriber, notifyParties, notifyShop, notifyTransition } from '#src/domains/orders/index.ts';
import { orderTransition } from '#src/domains/orders/rules/order-transitions.ts';
import type { EventDefinition, Subscriber } from '#src/platform/jobs/index.ts';
import {
	orderCancelWithdrawn,
	orderCompleted,
	orderConfirmed,
	orderDelivered,
	orderDeliveryFailed,
	orderLost,
	orderParcelBack,
	orderPartDelivered,
	orderPartShipped,
	orderShipped,
} from '../events.ts';
import { isFailedByBuyer, retainsFee } from '../rules/failed-delivery.ts';
import { type ParcelTransitionName, parcelTransition } from '../rules/parcel-transitions.ts';

const aboutParcel = <Name extends string>(
	event: EventDefinition<Name, { readonly orderId: string; readonly parcelId: string }>,
	name: string,
	transition: ParcelTransitionName,
): Subscriber<{ readonly orderId: string; readonly parcelId: string }> =>
	defineOrderSubscriber(event, name, (scope, order, { parcelId: occasion }) =>
		notifyTransition(scope, order, parcelTransition(transition), { occasion }),
	);

export const notifyConfirmed = defineOrderSubscriber(orderConfirmed, 'orders.tell_confirmed', (scope, order) =>
	notifyParties(scope, [
		{
			order,
			buyer: { kind: 'orders.buyer_confirmed' },
			...(order.state === 'placed' || order.state === 'confirmed'
				? { shop: { kind: 'orders.shop_to_pack' as const } }
				: {}),
		},
	]),
);
export const notifyShipped = defineOrderSubscriber(orderShipped, 'orders.tell_shipped', (scope, order) =>
	notifyTransition(scope, order, orderTransition('ship')),
);
export const notifyPartShipped = aboutParcel(orderPartShipped, 'orders.tell_part_shipped', 'ship_part');
export const notifyPartDelivered = aboutParcel(orderPartDelivered, 'orders.tell_part_delivered', 'deliver_part');
export const notifyDeliveryFailed = defineOrderSubscriber(
	orderDeliveryFailed,
	'orders.tell_refused',
	async (scope, order) => {
		const parcels = await parcelsOf(scope.read, [order.id]);
		const { shippingVnd = 0 } = (await findOrder(scope.read, order.id)) ?? {};
		const [first, ...others] = [...new Set(parcels.map(({ refusal }) => refusal))];
		const details = {
			refusal: others.length === 0 ? (first ?? null) : null,
			isCounted: order.method === 'cod' && isFailedByBuyer(parcels),
			isFeeRetained: order.method === 'vnpay' && shippingVnd > 0 && retainsFee(parcels),
		};
		await notifyTransition(scope, order, orderTransition('turn_back'), details);
	},
);
export const notifyLost = defineOrderSubscriber(orderLost, 'orders.tell_lost', (scope, order) =>
	notifyTransition(scope, order, orderTransition('lose')),
);
export const notifyParcelBack = defineOrderSubscriber(
	orderParcelBack,
	'orders.tell_parcel_back',
	(scope, order, { parcelId: occasion }) => notifyShop(scope, order, 'orders.shop_parcel_back', { occasion }),
);
export const notifyDelivered = defineOrderSubscriber(orderDelivered, 'orders.tell_delivered', (scope, order) =>
	notifyTransition(scope, order, orderTransition('deliver')),
);
export const notifyCompleted = defineOrderSubscriber(orderCompleted, 'orders.tell_completed', async (scope, order) => {
	const details = { coinVnd: await findEarned(scope.read, { customerId: order.customerId, orderId: order.id }) };
	const [buyer, shop] = [{ kind: 'orders.buyer_completed', details }, { kind: 'orders.shop_completed' }] as const;
	await notifyParties(scope, [{ order, buyer, shop }]);
});
export const notifyCancelWithdrawn = defineOrderSubscriber(
	orderCancelWithdrawn,
	'orders.tell_cancel_withdrawn',
	(scope, order, { at: occasion }) => notifyShop(scope, order, 'orders.shop_cancel_withdrawn', { occasion }),
);
