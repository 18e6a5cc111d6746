import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import {
	type Order,
	orderParcelLines,
	orderParcelPictures,
	orderParcels,
	orders,
	type Parcel,
	type ParcelWithLines,
} from '#src/domains/orders/db/tables.ts';
import { insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { type CarrierEvent, carrierEvents } from './tables.ts';

export type { ParcelWithLines } from '#src/domains/orders/db/tables.ts';

/** More than the orders that one buyer can have in one box. */
const TRACED_MAX = 50;

export async function recordParcel(tx: Transaction, { lines, ...parcel }: ParcelWithLines): Promise<void> {
	await tx.execute(insertRows(orderParcels, [parcel]));
	await tx.execute(insertRows(orderParcelLines, lines));
}

export async function changeParcel(
	tx: Transaction,
	parcelId: string,
	changes: Partial<Omit<Parcel, 'id' | 'orderId' | 'position'>>,
): Promise<void> {
	await tx.update(orderParcels).set(changes).where(eq(orderParcels.id, parcelId));
}

export async function recordParcelPictures(
	tx: Transaction,
	parcelId: string,
	pictureIds: readonly string[],
): Promise<void> {
	if (pictureIds.length === 0) return;
	await tx
		.insert(orderParcelPictures)
		.values(pictureIds.map((pictureId, position) => ({ parcelId, position, pictureId })));
}

/** Marks all parcels that were still on their way as delivered. */
export async function deliverParcels(tx: Transaction, orderId: string, at: Date): Promise<void> {
	await tx
		.update(orderParcels)
		.set({ state: 'delivered', deliveredAt: at })
		.where(and(eq(orderParcels.orderId, orderId), inArray(orderParcels.state, ['shipped', 'in_transit'])));
}

export async function recordRestocked(
	tx: Transaction,
	parcelId: string,
	pieces: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<void> {
	for (const { lineId, quantity } of pieces)
		await tx
			.update(orderParcelLines)
			.set({ restocked: quantity })
			.where(and(eq(orderParcelLines.parcelId, parcelId), eq(orderParcelLines.lineId, lineId)));
}

/** Parcels on their way back for too long, the longest first. */
export async function failedDeliveries(
	read: ReadDatabase,
	rejectedBefore: Date,
	limit: number,
): Promise<readonly Pick<Parcel, 'id' | 'orderId'>[]> {
	return read
		.select({ id: orderParcels.id, orderId: orderParcels.orderId })
		.from(orderParcels)
		.where(and(eq(orderParcels.state, 'refused'), lte(orderParcels.refusedAt, rejectedBefore)))
		.orderBy(asc(orderParcels.refusedAt))
		.limit(limit);
}

export type TracedParcel = Pick<Parcel, 'id' | 'orderId'> & Pick<Order, 'groupId' | 'shopId' | 'customerId'>;

export async function findTracedParcel(read: ReadDatabase, parcelId: string): Promise<TracedParcel | null> {
	const [found] = await read
		.select({
			id: orderParcels.id,
			orderId: orderParcels.orderId,
			groupId: orders.groupId,
			shopId: orders.shopId,
			customerId: orders.customerId,
		})
		.from(orderParcels)
		.innerJoin(orders, eq(orders.id, orderParcels.orderId))
		.where(eq(orderParcels.id, parcelId));
	return found ?? null;
}

/** However the shop wrote the code. */
const named = (carrier: Carrier, tracking: string) =>
	and(
		eq(orderParcels.carrier, carrier),
		sql`tracking_key(${orderParcels.tracking}) = tracking_key(${tracking})`,
		ne(orderParcels.tracking, ''),
	);

/** Parcels with this code that left within the days before the last one, because carriers reuse codes. */
export async function parcelsByTracking(
	read: ReadDatabase,
	{ carrier, tracking, days }: { readonly carrier: Carrier; readonly tracking: string; readonly days: number },
): Promise<readonly TracedParcel[]> {
	const rows = await read
		.select({
			id: orderParcels.id,
			orderId: orderParcels.orderId,
			shippedAt: orderParcels.shippedAt,
			groupId: orders.groupId,
			shopId: orders.shopId,
			customerId: orders.customerId,
		})
		.from(orderParcels)
		.innerJoin(orders, eq(orders.id, orderParcels.orderId))
		.where(named(carrier, tracking))
		.orderBy(desc(orderParcels.shippedAt), asc(orderParcels.id))
		.limit(TRACED_MAX);
	const [last] = rows;
	const since = last ? addMs(last.shippedAt, -days * DAY_MS) : null;
	return rows.filter(({ shippedAt }) => since && shippedAt > since);
}

/** Serialises writers of one tracking code, then tells whether another shop uses it. */
export async function isTakenByOther(
	tx: Transaction,
	{ carrier, tracking, days, shopId }: Parameters<typeof parcelsByTracking>[1] & { readonly shopId: string },
): Promise<boolean> {
	await tx.execute(
		sql`select pg_advisory_xact_lock(hashtextextended(${`tracking:${carrier}:`} || tracking_key(${tracking}), 0))`,
	);
	const since = sql`app_now() - make_interval(days => ${days})`;
	const taken = await tx
		.select({ id: orderParcels.id })
		.from(orderParcels)
		.innerJoin(orders, eq(orders.id, orderParcels.orderId))
		.where(and(named(carrier, tracking), ne(orders.shopId, shopId), gt(orderParcels.shippedAt, since)))
		.limit(1);
	return taken.length > 0;
}

/** False when this tracking event was recorded before. */
export async function recordCarrierEvent(tx: Transaction, event: CarrierEvent): Promise<boolean> {
	const { rowCount } = await tx.insert(carrierEvents).values(event).onConflictDoNothing();
	return rowCount === 1;
}

type Collected = { readonly amountVnd: number; readonly by: NonNullable<Parcel['cashCollectedBy']>; readonly at: Date };

/** False when it was recorded before. */
export async function recordCollected(tx: Transaction, parcelId: string, collected: Collected): Promise<boolean> {
	const { amountVnd: cashCollectedVnd, by: cashCollectedBy, at: cashCollectedAt } = collected;
	const changed = await tx
		.update(orderParcels)
		.set({ cashCollectedVnd, cashCollectedBy, cashCollectedAt })
		.where(and(eq(orderParcels.id, parcelId), isNull(orderParcels.cashCollectedAt)))
		.returning({ id: orderParcels.id });
	return changed.length > 0;
}

export type UncollectedParcel = {
	readonly parcelId: string;
	readonly orderNumber: string;
	readonly shopName: string;
	readonly carrier: Carrier;
	readonly carrierName: string;
	readonly tracking: string;
	readonly deliveredAt: Date;
};

/** Delivered parcels whose cash the carrier has not confirmed, the longest waiting first. */
export async function uncollectedParcels(read: ReadDatabase, limit: number): Promise<readonly UncollectedParcel[]> {
	type Row = Omit<UncollectedParcel, 'deliveredAt'> & { readonly deliveredAt: string };
	const rows = await read.read<Row>(sql`
		select parcel_id as "parcelId", orders.number as "orderNumber", orders.shop_name as "shopName",
			parcel.carrier, parcel.carrier_name as "carrierName", parcel.tracking,
			uncollected_parcels.delivered_at as "deliveredAt"
		from uncollected_parcels join orders on orders.id = order_id join order_parcels parcel on parcel.id = parcel_id
		order by uncollected_parcels.delivered_at, parcel_id limit ${limit}`);
	return rows.map((row) => ({ ...row, deliveredAt: new Date(row.deliveredAt) }));
}
