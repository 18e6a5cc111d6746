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
	orderCancelAsked,
	orderCancelDeclined,
	orderCancelled,
	orderCancelWithdrawn,
	orderCompleted,
	orderConfirmed,
	orderDelivered,
	orderLost,
	orderParcelBack,
	orderPartDelivered,
	orderPartShipped,
	orderRefused,
	orderShipped,
	ordersExpired,
	ordersPlaced,
} from '../events.ts';
import type { BuyerNotice } from '../rules/notices.ts';
import { isBuyersRefusal, keepsFee } from '../rules/refusal.ts';
import { ofTogether, tellBuyer, tellParties, tellShop } from '../use-cases/steps/tell-parties.ts';

/** Everybody hears of a turn in their own words; the notices themselves are told once however often a job runs. */
async function inScope(context: Context<SystemActor>, work: (scope: Scope) => Promise<void>): Promise<void> {
	await transact(context, async (scope) => ok(await work(scope)));
}

function aboutOrder<Name extends string, About extends { readonly orderId: string }>(
	event: EventDefinition<Name, About>,
	name: string,
	tell: (scope: Scope, order: NoticedOrder, about: About) => Promise<void>,
): Subscriber<About> {
	return defineSubscriber(event, name, (context, about) =>
		inScope(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [about.orderId])) await tell(scope, order, about);
		}),
	);
}

/** The buyer hears of each parcel once. */
const aboutParcel = <Name extends string>(
	event: EventDefinition<Name, { readonly orderId: string; readonly parcelId: string }>,
	name: string,
	kind: BuyerNotice,
): Subscriber<{ readonly orderId: string; readonly parcelId: string }> =>
	aboutOrder(event, name, (scope, order, { parcelId: occasion }) => tellBuyer(scope, order, kind, { occasion }));

/** The orders of many buyers at once: this is what the worker does most. */
export const tellPlaced = defineBatchSubscriber(ordersPlaced, 'orders.tell_placed', (context, all) =>
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
		await tellParties(scope, occasions);
	}),
);

export const tellExpired = defineSubscriber(ordersExpired, 'orders.tell_expired', (context, { orderIds }) =>
	inScope(context, async (scope) => {
		for (const order of await noticedOrders(scope.read, orderIds))
			await tellBuyer(scope, order, 'orders.buyer_expired');
	}),
);

export const tellConfirmed = aboutOrder(orderConfirmed, 'orders.tell_confirmed', (scope, order) =>
	tellParties(scope, [
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
export const tellShipped = aboutOrder(orderShipped, 'orders.tell_shipped', (scope, order) =>
	tellBuyer(scope, order, 'orders.buyer_shipped'),
);
export const tellPartShipped = aboutParcel(orderPartShipped, 'orders.tell_part_shipped', 'orders.buyer_part_shipped');
export const tellPartDelivered = aboutParcel(
	orderPartDelivered,
	'orders.tell_part_delivered',
	'orders.buyer_part_delivered',
);
export const tellRefused = aboutOrder(orderRefused, 'orders.tell_refused', async (scope, order) => {
	const parcels = await parcelsOf(scope.read, [order.id]);
	const [first, ...others] = [...new Set(parcels.map(({ refusal }) => refusal))];
	const details = {
		refusal: others.length === 0 ? (first ?? null) : null,
		isCounted: order.method === 'cod' && isBuyersRefusal(parcels),
		isFeeKept: order.method === 'vnpay' && keepsFee(parcels),
	};
	const [buyer, shop] = [
		{ kind: 'orders.buyer_refused', details },
		{ kind: 'orders.shop_refused', details },
	] as const;
	await tellParties(scope, [{ order, buyer, shop }]);
});
export const tellLost = aboutOrder(orderLost, 'orders.tell_lost', async (scope, order) => {
	const [buyer, shop] = [{ kind: 'orders.buyer_lost' }, { kind: 'orders.shop_lost' }] as const;
	await tellParties(scope, [{ order, buyer, shop }]);
});
export const tellParcelBack = aboutOrder(
	orderParcelBack,
	'orders.tell_parcel_back',
	(scope, order, { parcelId: occasion }) => tellShop(scope, order, 'orders.shop_parcel_back', { occasion }),
);
export const tellDelivered = aboutOrder(orderDelivered, 'orders.tell_delivered', (scope, order) =>
	tellBuyer(scope, order, 'orders.buyer_delivered'),
);
export const tellCompleted = aboutOrder(orderCompleted, 'orders.tell_completed', async (scope, order) => {
	const details = { coinVnd: await findEarned(scope.read, { customerId: order.customerId, orderId: order.id }) };
	const [buyer, shop] = [{ kind: 'orders.buyer_completed', details }, { kind: 'orders.shop_completed' }] as const;
	await tellParties(scope, [{ order, buyer, shop }]);
});
export const tellCancelAsked = aboutOrder(orderCancelAsked, 'orders.tell_cancel_asked', (scope, order) =>
	tellShop(scope, order, 'orders.shop_cancel_asked', { occasion: order.cancelAskedAt?.toISOString() ?? '' }),
);
export const tellCancelDeclined = aboutOrder(
	orderCancelDeclined,
	'orders.tell_cancel_declined',
	(scope, order, { at: occasion }) => tellBuyer(scope, order, 'orders.buyer_cancel_declined', { occasion }),
);
/** Whoever had put the parcel aside takes it up again. */
export const tellCancelWithdrawn = aboutOrder(
	orderCancelWithdrawn,
	'orders.tell_cancel_withdrawn',
	(scope, order, { at: occasion }) => tellShop(scope, order, 'orders.shop_cancel_withdrawn', { occasion }),
);

export const tellCancelled = defineSubscriber(
	orderCancelled,
	'orders.tell_cancelled',
	(context, { orderId, party, reason, wasPaid }) =>
		inScope(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [orderId])) {
				const back = { backVnd: order.payVnd, coinVnd: order.coinVnd };
				await tellBuyer(scope, order, 'orders.buyer_cancelled', { party, reason, wasPaid, ...back });
				if (!order.wasPlaced) continue;
				const goodwillVnd = await findGoodwill(scope.read, { type: 'order', id: order.id });
				await tellShop(scope, order, 'orders.shop_cancelled', { party, reason, wasPaid, goodwillVnd });
			}
		}),
);
