import { asc, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { orderParcelLines, orderParcelPictures, orderParcels, type ParcelWithLines } from './tables.ts';

/** In the order of shipping. Decisions need the lock of the order group. */
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

export async function picturesOfParcels(
	read: ReadDatabase,
	parcels: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	if (parcels.length === 0) return new Map();
	const ids = parcels.map(({ id }) => id);
	const rows = await read
		.select()
		.from(orderParcelPictures)
		.where(inArray(orderParcelPictures.parcelId, ids))
		.orderBy(asc(orderParcelPictures.parcelId), asc(orderParcelPictures.position));
	const byParcel = Map.groupBy(rows, ({ parcelId }) => parcelId);
	return new Map([...byParcel].map(([id, found]) => [id, found.map(({ pictureId }) => pictureId)]));
}
