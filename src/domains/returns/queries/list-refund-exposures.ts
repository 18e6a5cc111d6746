import { refundedQuantitiesOf, refundedShippings } from '#src/domains/order-money/index.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { RefundExposure } from '../contract/refund-exposure.ts';
import { outwardShippings } from '../db/outward-shipping-repository.ts';
import { openReturnShippingCosts, openReturnsOfReleased } from '../db/refund-exposure-repository.ts';
import { linesOfReturns } from '../db/return-repository.ts';
import { refundExposureOf } from '../rules/refund-exposure.ts';
import { isFault } from '../rules/return-windows.ts';

export async function listRefundExposures(read: ReadDatabase, shopId: string): Promise<readonly RefundExposure[]> {
	const open = await openReturnsOfReleased(read, shopId);
	const returnShippingCosts = await openReturnShippingCosts(read, shopId);
	return [
		...(open.length > 0 ? await refundExposuresOf(read, open) : []),
		...returnShippingCosts.map(
			({ number, amountVnd }): RefundExposure => ({ orderNumber: number, cause: 'postage', amountVnd }),
		),
	];
}

type Open = Awaited<ReturnType<typeof openReturnsOfReleased>>;
async function refundExposuresOf(read: ReadDatabase, open: Open): Promise<readonly RefundExposure[]> {
	const byOrder = Map.groupBy(open, ({ orderId }) => orderId);
	const orderIds = [...byOrder.keys()];
	const lines = await linesOfOrders(read, orderIds);
	const gone = await refundedQuantitiesOf(read, orderIds);
	const shippings = await refundedShippings(read, orderIds);
	const outward = await outwardShippings(read, orderIds);
	const returnIds = open.map(({ id }) => id);
	const asked = Map.groupBy(await linesOfReturns(read, returnIds), ({ returnId }) => returnId);
	return [...byOrder].flatMap(([orderId, [first, ...others]]) => {
		if (!first) return [];
		const returns = [first, ...others];
		const ofOrder = outward.get(orderId);
		if (!ofOrder) return [];
		const amountVnd = refundExposureOf({
			lines: lines.filter((line) => line.orderId === orderId),
			gone,
			shipping: {
				feeVnd: first.shippingVnd,
				commissionBp: first.shippingCommissionBp,
				backVnd: shippings.get(orderId) ?? 0,
			},
			asked: returns.flatMap(({ id, reason }) =>
				(asked.get(id) ?? []).map(({ lineId, quantity }) => ({ lineId, quantity, isFault: isFault(reason) })),
			),
			outward: ofOrder,
		});
		return amountVnd > 0 ? [{ orderNumber: first.number, cause: 'return' as const, amountVnd }] : [];
	});
}
