import { recordSales } from '#src/domains/catalog/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { linesOfOrders } from '../../db/order-repository.ts';
import { parcelsOf } from '../../db/parcel-repository.ts';
import { refundedQuantities } from '../../db/refund-repository.ts';
import { mergeQuantities, productOf, quantitiesLeft, quantitiesStillLeft } from '../../rules/quantities.ts';

export async function countSold(scope: Scope, orderId: string): Promise<void> {
	const { read } = scope;
	const lines = await linesOfOrders(read, [orderId]);
	const parcels = await parcelsOf(read, [orderId]);
	const arrived = mergeQuantities(
		parcels.filter(({ state }) => state === 'delivered').flatMap((parcel) => parcel.lines),
	);
	const kept = quantitiesLeft(lines, await refundedQuantities(read, orderId));
	await recordSales(scope, productOf(lines, quantitiesStillLeft(kept, arrived)));
}
