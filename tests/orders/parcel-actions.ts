import {
	answerUnshippedCancel,
	cancelUnshippedItems,
	confirmOrder,
	deliverOrder,
	packOrder,
	recordFailedDelivery,
	recordTrackingEvent,
	requestUnshippedCancel,
	shipOrder,
	takeBackParcel,
} from '#src/domains/fulfilment/index.ts';
import { getShopOrder } from '#src/domains/order-views/index.ts';
import { CARRIER_STATUSES, DELIVERY_FAILURES } from '#src/domains/orders/contract/parcel.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, visitor } from '#tests/context.ts';
import { sellerOf } from '#tests/factories/orders.ts';
import { type Action, asBuyer, asShop, at, findOrder, type ScenarioMarket } from './scenario.ts';

const someQuantities = async ({ database }: ScenarioMarket, number: string, one: number, other: number) => {
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT line.id FROM order_lines line JOIN orders ON orders.id = order_id WHERE number = $1 ORDER BY line.id',
		[number],
	);
	return [{ lineId: at(rows, other)?.id ?? '', quantity: 1 + (one % 2) }];
};
/** Picks one of the latest orders, because those are packed. */
const withRecentOrder =
	(act: (market: ScenarioMarket, number: string, one: number, other: number) => Action): Action =>
	async (market, one, other) => {
		const index = market.numbers.length + 2 - (one % 3);
		const number = at(market.numbers, index);
		if (number) await act(market, number, one, other)(market, index, other);
	};
const shipPart = withRecentOrder((market, number, one, other) =>
	asShop(async (context) => {
		await confirmOrder(context, { number });
		await packOrder(context, { number });
		const of = { carrier: 'ghn', tracking: `GHN ${newId()}` } as const;
		await shipOrder(context, { number, ...of, lines: await someQuantities(market, number, one, other) });
	}),
);
const failOneDelivery = withRecentOrder((market, number, one, other) =>
	asShop(async (context) => {
		await confirmOrder(context, { number });
		await packOrder(context, { number });
		await shipOrder(context, { number, lines: await someQuantities(market, number, one * 2, other) });
		await shipOrder(context, { number });
		const seen = await getShopOrder(context, { number });
		const [first, ...others] = seen.ok ? seen.value.parcels : [];
		if (first && others.length > 0)
			await recordFailedDelivery(context, {
				number,
				parcelId: first.id,
				reason: 'buyer_refused',
				note: 'không nghe máy',
			});
	}),
);
const requestUnshipped = withRecentOrder((market, number, one, other) =>
	asBuyer(async (context) => {
		const some = other % 2 === 0 ? { lines: await someQuantities(market, number, one, other) } : {};
		await requestUnshippedCancel(context, { number, reason: 'too_slow', ...some });
	}),
);
const cancelUnshippedAction = withRecentOrder((market, number, one, other) =>
	asShop(async (context) => {
		const some = other % 2 === 0 ? { lines: await someQuantities(market, number, one, other) } : {};
		await cancelUnshippedItems(context, { number, reason: 'out_of_stock', ...some });
	}),
);

const MUCH_VND = 10_000_000;

/** Includes repeated events, and events for parcels that have reached another state. */
const watchCarrier: Action = async ({ database, numbers }, one, other) => {
	const { rows } = await database.pool.query<{ tracking: string }>(
		`SELECT tracking FROM order_parcels JOIN orders ON orders.id = order_id
			WHERE number = ANY($1) AND tracking <> '' ORDER BY order_parcels.id DESC LIMIT 3`,
		[numbers],
	);
	const tracking = at(rows, one)?.tracking;
	const status = at(CARRIER_STATUSES, other);
	if (!tracking || !status) return;
	const eventId = `${tracking} ${status}`;
	const cash = one % 2 === 0 ? { collectedVnd: MUCH_VND } : {};
	const told = { carrier: 'ghn', tracking, status, eventId, at: new Date().toISOString(), ...cash } as const;
	await recordTrackingEvent(contextOf(database, visitor()), told);
};

const ofParcel =
	(
		act: (context: Awaited<ReturnType<typeof sellerOf>>, number: string, parcelId: string, other: number) => unknown,
	): Action =>
	async (market, one, other) => {
		const index = market.numbers.length + 2 - (one % 3);
		const found = await findOrder(market, index);
		if (!found) return;
		const { rows } = await market.database.pool.query<{ id: string }>(
			'SELECT id FROM order_parcels WHERE order_id = $1 ORDER BY position',
			[found.id],
		);
		const parcelId = at(rows, other)?.id;
		if (parcelId) await act(await sellerOf(market.database, { ...found, groupId: '' }), found.number, parcelId, other);
	};

export const PARCEL_ACTIONS: Readonly<Record<string, Action>> = {
	'sends a part': shipPart,
	'sends two parcels, and one is turned away': failOneDelivery,
	'wishes no more of the rest': requestUnshipped,
	'cannot send the rest': cancelUnshippedAction,
	'answers the wish about the rest': asShop((context, number, other) =>
		answerUnshippedCancel(context, { number, accept: other % 2 === 0 }),
	),
	'hears from a carrier': watchCarrier,
	'delivers a parcel': ofParcel((context, number, parcelId) =>
		deliverOrder(context, { number, parcelId, proof: 'ký nhận tại cửa' }),
	),
	'hears that a parcel was refused': ofParcel((context, number, parcelId, other) =>
		recordFailedDelivery(context, {
			number,
			parcelId,
			note: 'gọi ba lần không nghe',
			reason: at(DELIVERY_FAILURES, other) ?? 'buyer_refused',
		}),
	),
	'takes a parcel back': ofParcel(async (context, number, parcelId, other) => {
		const seen = await getShopOrder(context, { number });
		const lines = seen.ok ? (seen.value.parcels.find(({ id }) => id === parcelId)?.lines ?? []) : [];
		const restockProducts = other % 2 === 0 ? lines.map(({ lineId, quantity }) => ({ lineId, quantity })) : [];
		await takeBackParcel(context, { number, parcelId, restock: restockProducts });
	}),
};
