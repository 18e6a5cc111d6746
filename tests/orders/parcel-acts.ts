import {
	answerCancelRest,
	askCancelRest,
	cancelRest,
	confirmOrder,
	deliverOrder,
	getShopOrder,
	packOrder,
	refuseParcel,
	shipOrder,
	takeBackParcel,
} from '#src/domains/orders/index.ts';
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
		await shipOrder(context, { number, lines: await somePieces(market, number, one, other) });
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
	'wishes no more of the rest': wishRest,
	'cannot send the rest': dropRest,
	'answers the wish about the rest': asShop((context, number, other) =>
		answerCancelRest(context, { number, accept: other % 2 === 0 }),
	),
	'delivers a parcel': ofParcel((context, number, parcelId) =>
		deliverOrder(context, { number, parcelId, proof: 'ký nhận tại cửa' }),
	),
	'hears that a parcel was refused': ofParcel((context, number, parcelId) =>
		refuseParcel(context, { number, parcelId, note: 'gọi ba lần không nghe' }),
	),
	'takes a parcel back': ofParcel(async (context, number, parcelId, other) => {
		const seen = await getShopOrder(context, { number });
		const lines = seen.ok ? (seen.value.parcels.find(({ id }) => id === parcelId)?.lines ?? []) : [];
		const restock = other % 2 === 0 ? lines.map(({ lineId, quantity }) => ({ lineId, quantity })) : [];
		await takeBackParcel(context, { number, parcelId, restock });
	}),
};
