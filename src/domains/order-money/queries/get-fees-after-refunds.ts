import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import type { Order } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { refundedQuantities, refundedShipping } from '../db/refund-repository.ts';
import { type FeesLeft, feesLeft } from '../rules/fees-after-refunds.ts';

export async function getFeesLeft(read: ReadDatabase, order: Order): Promise<FeesLeft> {
	const back = new Map((await refundedQuantities(read, order.id)).map(({ lineId, backVnd }) => [lineId, backVnd]));
	const lines = (await linesOfOrders(read, [order.id])).map((line) => ({ ...line, backVnd: back.get(line.id) ?? 0 }));
	const { shippingVnd: feeVnd, shippingCommissionBp: commissionBp } = order;
	return feesLeft(lines, { feeVnd, commissionBp, backVnd: await refundedShipping(read, order.id) });
}
