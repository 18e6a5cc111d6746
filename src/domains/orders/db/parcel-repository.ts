import { and, asc, eq, inArray } from 'drizzle-orm';
import { insertRows, type ReadDatabase, type Transaction, writeTogether } from '#src/platform/db/index.ts';
import { orderParcelLines, orderParcels, type Parcel, type ParcelLine } from './tables.ts';

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
