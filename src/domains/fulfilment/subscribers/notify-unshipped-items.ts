import { findGoodwill } from '#src/domains/coin/index.ts';
import { findRefundOf } from '#src/domains/order-money/index.ts';
import { bankVndOf } from '#src/domains/order-money/rules/refund-shares.ts';
import { PARCEL_DELIVERY_FAILED } from '#src/domains/order-money/rules/refund-sources.ts';
import { noticedOrders } from '#src/domains/orders/db/order-repository.ts';
import { notifyBuyer, notifyParties, notifyShop, notifyTransition } from '#src/domains/orders/index.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { PART_CANCEL } from '../db/unshipped-cancellation-repository.ts';
import {
	orderArrivedPaidBack,
	orderParcelLost,
	orderPartLost,
	orderUnshippedCancelDeclined,
	orderUnshippedCancelRequested,
	orderUnshippedItemsCancelled,
} from '../events.ts';
import { parcelTransition } from '../rules/parcel-transitions.ts';

export const notifyUnshippedCancelRequested = defineSubscriber(
	orderUnshippedCancelRequested,
	'orders.tell_rest_asked',
	async (context, { orderId, cancelId }) => {
		await transact(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [orderId]))
				await notifyShop(scope, order, 'orders.shop_rest_asked', { occasion: cancelId });
			return ok(null);
		});
	},
);

export const notifyUnshippedCancelDeclined = defineSubscriber(
	orderUnshippedCancelDeclined,
	'orders.tell_rest_declined',
	async (context, { orderId, cancelId }) => {
		await transact(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [orderId]))
				await notifyBuyer(scope, order, 'orders.buyer_rest_declined', { occasion: cancelId });
			return ok(null);
		});
	},
);

export const notifyUnshippedItemsCancelled = defineSubscriber(
	orderUnshippedItemsCancelled,
	'orders.tell_rest_cancelled',
	async (context, { orderId, cancelId, party, reason }) => {
		await transact(context, async (scope) => {
			const refund = await findRefundOf(scope.read, { type: PART_CANCEL, id: cancelId });
			const totalVnd = refund ? bankVndOf(refund) : 0;
			const details = { party, reason, totalVnd, occasion: cancelId };
			const goodwillVnd = await findGoodwill(scope.read, { type: PART_CANCEL, id: cancelId });
			const shop = { kind: 'orders.shop_rest_cancelled', details: { ...details, goodwillVnd } } as const;
			for (const order of await noticedOrders(scope.read, [orderId])) {
				const buyer = { kind: 'orders.buyer_rest_cancelled', details } as const;
				await notifyParties(scope, [{ order, buyer, shop }]);
			}
			return ok(null);
		});
	},
);

/** Notifies both sides; the refunded amount is unknown while other parcels are in transit. */
export const notifyPartLost = defineSubscriber(
	orderPartLost,
	'orders.tell_part_lost',
	async (context, { orderId, parcelId }) => {
		await transact(context, async (scope) => {
			const refund = await findRefundOf(scope.read, { type: PARCEL_DELIVERY_FAILED, id: parcelId });
			const details = { totalVnd: refund ? bankVndOf(refund) : 0, occasion: parcelId };
			for (const order of await noticedOrders(scope.read, [orderId]))
				await notifyTransition(scope, order, parcelTransition('lose_part'), details);
			return ok(null);
		});
	},
);

/** The buyer received both the products and the refund; the notice explains the next steps. */
export const notifyArrivedPaidBack = defineSubscriber(
	orderArrivedPaidBack,
	'orders.tell_arrived_paid_back',
	async (context, { orderId, parcelId }) => {
		await transact(context, async (scope) => {
			const details = { occasion: parcelId };
			for (const order of await noticedOrders(scope.read, [orderId])) {
				scope.log.error({ number: order.number, parcelId }, 'a parcel has arrived after its money went back');
				await notifyTransition(scope, order, parcelTransition('deliver_refunded'), details);
			}
			return ok(null);
		});
	},
);

export const notifyParcelLost = defineSubscriber(
	orderParcelLost,
	'orders.tell_parcel_lost',
	async (context, { orderId, parcelId }) => {
		await transact(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [orderId]))
				await notifyTransition(scope, order, parcelTransition('lose_on_way_back'), { occasion: parcelId });
			return ok(null);
		});
	},
);
