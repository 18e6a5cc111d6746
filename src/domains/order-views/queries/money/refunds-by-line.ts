import { and, asc, eq, gt } from 'drizzle-orm';
import { type OrderRefund, orderRefundLines, orderRefunds } from '#src/domains/order-money/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type LineRefund = Pick<OrderRefund, 'channel' | 'paidAt'> & {
	/** Null for the shipping share or the cost of return shipping. */
	readonly lineId: string | null;
	readonly isPostage: boolean;
	readonly quantity: number;
	readonly cashVnd: number;
	readonly coinVnd: number;
};

/** Refunds of an order line by line, oldest first. */
export async function refundsByLine(read: ReadDatabase, orderId: string): Promise<readonly LineRefund[]> {
	const { channel, paidAt, shippingVnd: cashVnd, postageVnd } = orderRefunds;
	const { lineId, quantity, cashVnd: lineVnd, coinBonusVnd, coinPaidVnd } = orderRefundLines;
	const ofOrder = eq(orderRefunds.orderId, orderId);
	const lines = await read
		.select({ channel, paidAt, lineId, quantity, cashVnd: lineVnd, coinBonusVnd, coinPaidVnd })
		.from(orderRefunds)
		.innerJoin(orderRefundLines, eq(orderRefundLines.refundId, orderRefunds.id))
		.where(ofOrder)
		.orderBy(asc(orderRefunds.issuedAt), asc(lineId));
	const ways = await read
		.select({ channel, paidAt, cashVnd })
		.from(orderRefunds)
		.where(and(ofOrder, gt(cashVnd, 0)))
		.orderBy(asc(orderRefunds.issuedAt));
	const posts = await read
		.select({ channel, paidAt, cashVnd: postageVnd })
		.from(orderRefunds)
		.where(and(ofOrder, gt(postageVnd, 0)))
		.orderBy(asc(orderRefunds.issuedAt));
	return [
		...lines.map(({ coinBonusVnd: bonusVnd, coinPaidVnd: paidVnd, ...of }) => ({
			...of,
			coinVnd: bonusVnd + paidVnd,
			isPostage: false,
		})),
		...ways.map((of) => ({ ...of, lineId: null, quantity: 1, coinVnd: 0, isPostage: false })),
		...posts.map((of) => ({ ...of, lineId: null, quantity: 1, coinVnd: 0, isPostage: true })),
	];
}
