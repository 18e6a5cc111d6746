import { CARRIER_STATUSES, REFUSALS } from '#src/domains/orders/contract-parcels.ts';
import {
	answerCancelRest,
	askCancelRest,
	cancelRest,
	confirmOrder,
	deliverOrder,
	getShopOrder,
	packOrder,
	recordCarrierNews,
	refuseParcel,
	shipOrder,
	takeBackParcel,
} from '#src/domains/orders/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, visitor } from '#tests/context.ts';
import { sellerOf } from '#tests/makers/orders.ts';
import { type Act, asBuyer, asShop, at, findOrder, type Market } from './course.ts';

/** One piece of one line, or two. */
const somePieces = async ({ database }: Market, number: string, one: number, other: number) => {
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT line.id FROM order_lines line JOIN orders ON orders.id = order_id WHERE number = $1 ORDER BY line.id',
		[number],
	);
	return [{ lineId: at(rows, other)?.id ?? '', quantity: 1 + (one % 2) }];
};
/** Of one of the last orders: what is packed is there. */
const lately =
	(act: (market: Market, number: string, one: number, other: number) => Act): Act =>
	async (market, one, other) => {
		const index = market.numbers.length + 2 - (one % 3);
		const number = at(market.numbers, index);
		if (number) await act(market, number, one, other)(market, index, other);
	};
const shipPart = lately((market, number, one, other) =>
	asShop(async (context) => {
		await confirmOrder(context, { number });
		await packOrder(context, { number });
		const of = { carrier: 'ghn', tracking: `GHN ${newId()}` } as const;
		await shipOrder(context, { number, ...of, lines: await somePieces(market, number, one, other) });
	}),
);
/** In two parcels, of which nobody takes the first; the second stays on its way. */
const turnAwayOne = lately((market, number, one, other) =>
	asShop(async (context) => {
		await confirmOrder(context, { number });
		await packOrder(context, { number });
		await shipOrder(context, { number, lines: await somePieces(market, number, one * 2, other) });
		await shipOrder(context, { number });
		const seen = await getShopOrder(context, { number });
		const [first, ...rest] = seen.ok ? seen.value.parcels : [];
		if (first && rest.length > 0)
			await refuseParcel(context, { number, parcelId: first.id, reason: 'buyer_refused', note: 'không nghe máy' });
	}),
);
const wishRest = lately((market, number, one, other) =>
	asBuyer(async (context) => {
		const some = other % 2 === 0 ? { lines: await somePieces(market, number, one, other) } : {};
		await askCancelRest(context, { number, reason: 'too_slow', ...some });
	}),
);
const dropRest = lately((market, number, one, other) =>
	asShop(async (context) => {
		const some = other % 2 === 0 ? { lines: await somePieces(market, number, one, other) } : {};
		await cancelRest(context, { number, reason: 'out_of_stock', ...some });
	}),
);

/** More than any order costs. */
const MUCH_VND = 10_000_000;

/** Also what it has told before, and of parcels that have gone another way since. */
const hearCarrier: Act = async ({ database, numbers }, one, other) => {
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
	await recordCarrierNews(contextOf(database, visitor()), told);
};

/** What a shop may say of one of its parcels. */
const ofParcel =
	(
		act: (context: Awaited<ReturnType<typeof sellerOf>>, number: string, parcelId: string, other: number) => unknown,
	): Act =>
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

export const PARCEL_ACTS: Readonly<Record<string, Act>> = {
	'sends a part': shipPart,
	'sends two parcels, and one is turned away': turnAwayOne,
	'wishes no more of the rest': wishRest,
	'cannot send the rest': dropRest,
	'answers the wish about the rest': asShop((context, number, other) =>
		answerCancelRest(context, { number, accept: other % 2 === 0 }),
	),
	'hears from a carrier': hearCarrier,
	'delivers a parcel': ofParcel((context, number, parcelId) =>
		deliverOrder(context, { number, parcelId, proof: 'ký nhận tại cửa' }),
	),
	'hears that a parcel was refused': ofParcel((context, number, parcelId, other) =>
		refuseParcel(context, {
			...{ number, parcelId, note: 'gọi ba lần không nghe' },
			reason: at(REFUSALS, other) ?? 'buyer_refused',
		}),
	),
	'takes a parcel back': ofParcel(async (context, number, parcelId, other) => {
		const seen = await getShopOrder(context, { number });
		const lines = seen.ok ? (seen.value.parcels.find(({ id }) => id === parcelId)?.lines ?? []) : [];
		const restock = other % 2 === 0 ? lines.map(({ lineId, quantity }) => ({ lineId, quantity })) : [];
		await takeBackParcel(context, { number, parcelId, restock });
	}),
};
