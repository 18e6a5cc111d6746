import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { insertRows, type ReadDatabase, type Transaction, writeTogether } from '#src/platform/db/index.ts';
import type { Carrier } from '../contract-parcels.ts';
import {
	type CarrierEvent,
	carrierEvents,
	orderParcelLines,
	orderParcels,
	type Parcel,
	type ParcelLine,
} from './tables.ts';

export type ParcelWithLines = Parcel & { readonly lines: readonly ParcelLine[] };

/** In the order in which they left. Decide only on what is read under the group's lock. */
export async function parcelsOf(read: ReadDatabase, orderIds: readonly string[]): Promise<readonly ParcelWithLines[]> {
	if (orderIds.length === 0) return [];
	const parcels = await read
		.select()
		.from(orderParcels)
		.where(inArray(orderParcels.orderId, [...orderIds]))
		.orderBy(asc(orderParcels.orderId), asc(orderParcels.position));
	if (parcels.length === 0) return [];
	const lines = await read
		.select()
		.from(orderParcelLines)
		.where(
			inArray(
				orderParcelLines.parcelId,
				parcels.map(({ id }) => id),
			),
		)
		.orderBy(asc(orderParcelLines.lineId));
	const linesOf = Map.groupBy(lines, ({ parcelId }) => parcelId);
	return parcels.map((parcel) => ({ ...parcel, lines: linesOf.get(parcel.id) ?? [] }));
}

export async function recordParcel(tx: Transaction, { lines, ...parcel }: ParcelWithLines): Promise<void> {
	await writeTogether(tx, [insertRows(orderParcels, [parcel]), insertRows(orderParcelLines, lines)]);
}

export async function changeParcel(
	tx: Transaction,
	parcelId: string,
	changes: Partial<Omit<Parcel, 'id' | 'orderId' | 'position'>>,
): Promise<void> {
	await tx.update(orderParcels).set(changes).where(eq(orderParcels.id, parcelId));
}

/** Whatever of the order was still on its way has arrived with the rest. */
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

/** At most two: more than one is already too many to know which is meant. */
export async function parcelsByTracking(
	read: ReadDatabase,
	carrier: Carrier,
	tracking: string,
): Promise<readonly Pick<Parcel, 'id' | 'orderId'>[]> {
	return read
		.select({ id: orderParcels.id, orderId: orderParcels.orderId })
		.from(orderParcels)
		.where(and(eq(orderParcels.carrier, carrier), eq(orderParcels.tracking, tracking), ne(orderParcels.tracking, '')))
		.limit(2);
}

/** False when the carrier has told it before. */
export async function recordCarrierEvent(tx: Transaction, event: CarrierEvent): Promise<boolean> {
	const { rowCount } = await tx.insert(carrierEvents).values(event).onConflictDoNothing();
	return rowCount === 1;
}
