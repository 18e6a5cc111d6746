import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Quantities } from '../../contract-quantities.ts';
import { linesOfOrders } from '../../db/order-repository.ts';
import { parcelsOf } from '../../db/parcel-repository.ts';
import { cancelledQuantities, partCancelsOf } from '../../db/part-cancel-repository.ts';
import { quantitiesLeft } from '../../rules/quantities.ts';

export async function leftOf(read: ReadDatabase, orderId: string): Promise<readonly Quantities[]> {
	const lines = await linesOfOrders(read, [orderId]);
	const sent = (await parcelsOf(read, [orderId])).flatMap((parcel) => parcel.lines);
	return quantitiesLeft(lines, [...sent, ...cancelledQuantities(await partCancelsOf(read, [orderId]))]);
}
