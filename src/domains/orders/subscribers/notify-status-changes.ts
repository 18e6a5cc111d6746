import { findEarned, findGoodwill } from '#src/domains/coin/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import {
	defineBatchSubscriber,
	defineSubscriber,
	type EventDefinition,
	type Subscriber,
} from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { type NoticedOrder, noticedOrders } from '../db/order-repository.ts';
import { parcelsOf } from '../db/parcel-repository.ts';
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
import { orderCancelDeclined, orderCancellationRequested, orderCancelled } from '../events-cancellation.ts';
import { ordersExpired, ordersPlaced } from '../events-checkout.ts';
import { isFailedByBuyer, retainsFee } from '../rules/failed-delivery.ts';
import type { BuyerNotice } from '../rules/notices.ts';
import { notifyBuyer, notifyParties, notifyShop, ofTogether } from '../use-cases/steps/notify-parties.ts';

/** Everybody hears of a turn in their own words; the notices themselves are told once however often a job runs. */
async function inScope(context: Context<SystemActor>, work: (scope: Scope) => Promise<void>): Promise<void> {
	await transact(context, async (scope) => ok(await work(scope)));
}

function aboutOrder<Name extends string, About extends { readonly orderId: string }>(
	event: EventDefinition<Name, About>,
	name: string,
	notify: (scope: Scope, order: NoticedOrder, about: About) => Promise<void>,
): Subscriber<About> {
	return defineSubscriber(event, name, (context, about) =>
		inScope(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [about.orderId])) await notify(scope, order, about);
		}),
	);
}

/** The buyer hears of each parcel once. */
const aboutParcel = <Name extends string>(
	event: EventDefinition<Name, { readonly orderId: string; readonly parcelId: string }>,
	name: string,
	kind: BuyerNotice,
): Subscriber<{ readonly orderId: string; readonly parcelId: string }> =>
	aboutOrder(event, name, (scope, order, { parcelId: occasion }) => notifyBuyer(scope, order, kind, { occasion }));

/** The orders of many buyers at once: this is what the worker does most. */
export const notifyPlaced = defineBatchSubscriber(ordersPlaced, 'orders.tell_placed', (context, all) =>
	inScope(context, async (scope) => {
		const known = await noticedOrders(
			scope.read,
			all.flatMap(({ orderIds }) => orderIds),
		);
		const occasions = all.flatMap(({ orderIds, txnRef }) => {
			const orders = known.filter(({ id }) => orderIds.includes(id));
			const details = { ...ofTogether(orders), txnRef };
			return orders.map((order, at) => ({
				order,
				shop: {
					kind: 'orders.shop_placed' as const,
					details: { totalVnd: order.totalVnd + order.platformDiscountVnd, payVnd: order.payVnd },
				},
				...(at === 0 ? { buyer: { kind: 'orders.buyer_placed' as const, details } } : {}),
			}));
		});
		await notifyParties(scope, occasions);
	}),
);

export const notifyExpired = defineSubscriber(ordersExpired, 'orders.tell_expired', (context, { orderIds }) =>
	inScope(context, async (scope) => {
		for (const order of await noticedOrders(scope.read, orderIds))
			await notifyBuyer(scope, order, 'orders.buyer_expired');
	}),
);

export const notifyConfirmed = aboutOrder(orderConfirmed, 'orders.tell_confirmed', (scope, order) =>
	notifyParties(scope, [
		{
			order,
			buyer: { kind: 'orders.buyer_confirmed' },
			// Told late, there is nothing left to pack.
			...(order.state === 'placed' || order.state === 'confirmed'
				? { shop: { kind: 'orders.shop_to_pack' as const } }
				: {}),
		},
	]),
);
export const notifyShipped = aboutOrder(orderShipped, 'orders.tell_shipped', (scope, order) =>
	notifyBuyer(scope, order, 'orders.buyer_shipped'),
);
export const notifyPartShipped = aboutParcel(orderPartShipped, 'orders.tell_part_shipped', 'orders.buyer_part_shipped');
export const notifyPartDelivered = aboutParcel(
	orderPartDelivered,
	'orders.tell_part_delivered',
	'orders.buyer_part_delivered',
);
export const notifyDeliveryFailed = aboutOrder(orderDeliveryFailed, 'orders.tell_refused', async (scope, order) => {
	const parcels = await parcelsOf(scope.read, [order.id]);
	const [first, ...others] = [...new Set(parcels.map(({ refusal }) => refusal))];
	const details = {
		refusal: others.length === 0 ? (first ?? null) : null,
		isCounted: order.method === 'cod' && isFailedByBuyer(parcels),
		isFeeRetained: order.method === 'vnpay' && retainsFee(parcels),
	};
	const [buyer, shop] = [
		{ kind: 'orders.buyer_refused', details },
		{ kind: 'orders.shop_refused', details },
	] as const;
	await notifyParties(scope, [{ order, buyer, shop }]);
});
export const notifyLost = aboutOrder(orderLost, 'orders.tell_lost', async (scope, order) => {
	const [buyer, shop] = [{ kind: 'orders.buyer_lost' }, { kind: 'orders.shop_lost' }] as const;
	await notifyParties(scope, [{ order, buyer, shop }]);
});
export const notifyParcelBack = aboutOrder(
	orderParcelBack,
	'orders.tell_parcel_back',
	(scope, order, { parcelId: occasion }) => notifyShop(scope, order, 'orders.shop_parcel_back', { occasion }),
);
export const notifyDelivered = aboutOrder(orderDelivered, 'orders.tell_delivered', (scope, order) =>
	notifyBuyer(scope, order, 'orders.buyer_delivered'),
);
export const notifyCompleted = aboutOrder(orderCompleted, 'orders.tell_completed', async (scope, order) => {
	const details = { coinVnd: await findEarned(scope.read, { customerId: order.customerId, orderId: order.id }) };
	const [buyer, shop] = [{ kind: 'orders.buyer_completed', details }, { kind: 'orders.shop_completed' }] as const;
	await notifyParties(scope, [{ order, buyer, shop }]);
});
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
/** Whoever had put the parcel aside takes it up again. */
export const notifyCancelWithdrawn = aboutOrder(
	orderCancelWithdrawn,
	'orders.tell_cancel_withdrawn',
	(scope, order, { at: occasion }) => notifyShop(scope, order, 'orders.shop_cancel_withdrawn', { occasion }),
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
