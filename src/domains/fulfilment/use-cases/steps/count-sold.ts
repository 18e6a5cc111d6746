import { recordSales } from '#src/domains/catalog/index.ts';
import { refundedQuantities } from '#src/domains/order-money/index.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import {
	mergeQuantities,
	productOf,
	remainingQuantities,
	subtractQuantities,
} from '#src/domains/orders/rules/line-quantities.ts';
import type { Scope } from '#src/platform/context.ts';

export async function countSold(scope: Scope, orderId: string): Promise<void> {
	const { read } = scope;
	const lines = await linesOfOrders(read, [orderId]);
	const parcels = await parcelsOf(read, [orderId]);
	const arrived = mergeQuantities(
		parcels.filter(({ state }) => state === 'delivered').flatMap((parcel) => parcel.lines),
	);
	const stored = subtractQuantities(lines, await refundedQuantities(read, orderId));
	await recordSales(scope, productOf(lines, remainingQuantities(stored, arrived)));
}
