import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { subtractQuantities } from '#src/domains/orders/rules/line-quantities.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { cancelledQuantities, partCancelsOf } from '../../db/unshipped-cancellation-repository.ts';

export async function unsentQuantitiesOf(read: ReadDatabase, orderId: string): Promise<readonly Quantities[]> {
	const lines = await linesOfOrders(read, [orderId]);
	const sent = (await parcelsOf(read, [orderId])).flatMap((parcel) => parcel.lines);
	return subtractQuantities(lines, [...sent, ...cancelledQuantities(await partCancelsOf(read, [orderId]))]);
}
