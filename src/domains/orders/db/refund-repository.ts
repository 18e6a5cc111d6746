import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { Source } from '#src/shared/source.ts';
import type { PaidParts } from '../rules/refund-shares.ts';
import { refundWaitsFor } from './collection-repository.ts';
import { type OrderRefund, orderRefundLines, orderRefunds, type RefundLine } from './refund-tables.ts';
import { orders } from './tables.ts';

/** The source of what goes back of a parcel that nobody took or found. */
export const PARCEL_DELIVERY_FAILED = 'parcel_refused';
export const ORDER_DELIVERY_FAILED = 'order_refused';
/** The way there of an order that was said to have a wrong address. */
export const FEE_AFTER_ALL = 'order_fee';

export async function findRefundOf(read: ReadDatabase, { type, id }: Source): Promise<OrderRefund | null> {
	const [found] = await read
		.select()
		.from(orderRefunds)
		.where(and(eq(orderRefunds.sourceType, type), eq(orderRefunds.sourceId, id)));
	return found ?? null;
}

/** By what they were for; of sources without one nothing is said. */
export async function refundsOfSources(
	read: ReadDatabase,
	type: string,
	ids: readonly string[],
): Promise<ReadonlyMap<string, OrderRefund>> {
	if (ids.length === 0) return new Map();
	const rows = await read
		.select()
		.from(orderRefunds)
		.where(and(eq(orderRefunds.sourceType, type), inArray(orderRefunds.sourceId, [...ids])));
	return new Map(rows.map((row) => [row.sourceId, row]));
}

export type RefundedQuantities = {
	readonly lineId: string;
	readonly quantity: number;
	readonly whole: number;
	/** Those of which a part did, by a ruling that nothing has overtaken. */
	readonly split: number;
	readonly given: PaidParts;
	/** Cash, coin and a platform's voucher together: what the shop earns less by it. */
	readonly backVnd: number;
};
/** Pieces of each line whose money went back; `whole`: those of which all of it did. */
export const refundedQuantities = (read: ReadDatabase, orderId: string): Promise<readonly RefundedQuantities[]> =>
	refundedQuantitiesOf(read, [orderId]);

export async function refundedQuantitiesOf(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<readonly RefundedQuantities[]> {
	type Row = Pick<RefundedQuantities, 'lineId' | 'quantity' | 'whole'> & Readonly<Record<keyof PaidParts, string>>;
	const rows = await read.read<Row>(sql`
		select line.line_id as "lineId", sum(line.quantity)::int as quantity,
			(coalesce(sum(line.quantity) filter (where of.percent = 100), 0) + sum(line.completed))::int as whole,
			sum(line.cash_vnd) as "cashVnd", sum(line.coin_bonus_vnd) as "coinBonusVnd",
			sum(line.coin_paid_vnd) as "coinPaidVnd", sum(line.platform_vnd) as "platformVnd"
		from order_refund_lines line join order_refunds of on of.id = line.refund_id
		where of.order_id in ${[...orderIds]} group by line.line_id`);
	return rows.map(({ lineId, quantity, whole, ...parts }) => {
		const [cashVnd, coinBonusVnd] = [Number(parts.cashVnd), Number(parts.coinBonusVnd)];
		const [coinPaidVnd, platformVnd] = [Number(parts.coinPaidVnd), Number(parts.platformVnd)];
		const given = { cashVnd, coinBonusVnd, coinPaidVnd, platformVnd };
		const backVnd = cashVnd + coinBonusVnd + coinPaidVnd + platformVnd;
		return { lineId, quantity, whole, split: quantity - whole, given, backVnd };
	});
}

/** Pieces that never came and were paid back while the order was still on its way. */
export async function missingPaidBack(
	read: ReadDatabase,
	orderId: string,
): Promise<readonly { readonly lineId: string; readonly quantity: number }[]> {
	return read.read(sql`
		select line.line_id as "lineId", sum(line.quantity)::int as quantity
		from order_refund_lines line join order_refunds of on of.id = line.refund_id
		join order_returns wish on of.source_type = 'return' and wish.id = of.source_id
		where of.order_id = ${orderId} and wish.reason = 'never_received' group by line.line_id`);
}

export const refundedShipping = async (read: ReadDatabase, orderId: string): Promise<number> =>
	(await refundedShippings(read, [orderId])).get(orderId) ?? 0;

export async function refundedShippings(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const rows = await read.read<{ orderId: string; vnd: string | number }>(sql`
		select order_id as "orderId", sum(shipping_vnd) as vnd from order_refunds
		where order_id in ${[...orderIds]} group by order_id`);
	return new Map(rows.map(({ orderId, vnd }) => [orderId, Number(vnd)]));
}

export type BackOfLine = Pick<OrderRefund, 'channel' | 'paidAt'> & {
	/** Null: its share of the way, or what sending products back has cost. */
	readonly lineId: string | null;
	readonly isPostage: boolean;
	readonly quantity: number;
	readonly cashVnd: number;
	readonly coinVnd: number;
};
/** Each refund of an order item by item, in the order of their going back. */
export async function refundsByLine(read: ReadDatabase, orderId: string): Promise<readonly BackOfLine[]> {
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

/** Cash that nobody collects. */
export async function waivedCash(read: ReadDatabase, orderId: string): Promise<number> {
	const [row] = await read.read<{ vnd: string | number }>(sql`
		select coalesce(sum(cash_vnd + shipping_vnd), 0) as vnd from order_refunds
		where order_id = ${orderId} and channel = 'uncollected'`);
	return Number(row?.vnd ?? 0);
}

/** Of what went back of it, the cash that its shop had taken. */
export async function shopCashBack(read: ReadDatabase, orderId: string): Promise<number> {
	const [row] = await read.read<{ vnd: string | number }>(sql`
		select coalesce(sum(shop_cash_vnd), 0) as vnd from order_refunds where order_id = ${orderId}`);
	return Number(row?.vnd ?? 0);
}

export async function recordRefund(
	tx: Transaction,
	refund: OrderRefund,
	lines: readonly Omit<RefundLine, 'refundId'>[],
): Promise<void> {
	await tx.insert(orderRefunds).values(refund);
	if (lines.length === 0) return;
	await tx.insert(orderRefundLines).values(lines.map((line) => ({ refundId: refund.id, ...line })));
}

export async function markPaidBack(tx: Transaction, id: string, at: Date): Promise<boolean> {
	const changed = await tx
		.update(orderRefunds)
		.set({ paidAt: at })
		.where(and(eq(orderRefunds.id, id), isNull(orderRefunds.paidAt)))
		.returning({ id: orderRefunds.id });
	return changed.length > 0;
}

export async function findRefund(read: ReadDatabase, id: string): Promise<OrderRefund | null> {
	const [found] = await read.select().from(orderRefunds).where(eq(orderRefunds.id, id));
	return found ?? null;
}

export async function lockRefund(tx: Transaction, id: string): Promise<OrderRefund | null> {
	const [found] = await tx.select().from(orderRefunds).where(eq(orderRefunds.id, id)).for('update');
	return found ?? null;
}

type WaitingRefund = OrderRefund & { readonly orderNumber: string };

/** Cash that a person has to transfer, the longest waiting first: of one file, or locked what stands in none. */
export async function refundsToTransfer(
	tx: Transaction,
	batchId: string | null,
	limit: number,
): Promise<readonly WaitingRefund[]> {
	const { transferBatchId } = orderRefunds;
	const ofBatch = batchId === null ? isNull(transferBatchId) : eq(transferBatchId, batchId);
	const rows = await tx
		.select({ refund: orderRefunds, orderNumber: orders.number })
		.from(orderRefunds)
		.innerJoin(orders, eq(orders.id, orderRefunds.orderId))
		.where(
			and(
				eq(orderRefunds.channel, 'bank'),
				isNull(orderRefunds.paidAt),
				ofBatch,
				// A file that was written before is the same again.
				batchId === null ? sql`${refundWaitsFor} is null` : undefined,
			),
		)
		.orderBy(asc(orderRefunds.issuedAt), asc(orderRefunds.id))
		.limit(limit)
		.for('update', { of: orderRefunds });
	return rows.map(({ refund, orderNumber }) => ({ ...refund, orderNumber }));
}

export type RefundWait = 'carrier' | 'shop';

/** Of bank refunds that are not sent, those that still wait, and for whose money. */
export async function waitsOfRefunds(
	read: ReadDatabase,
	refundIds: readonly string[],
): Promise<ReadonlyMap<string, RefundWait>> {
	if (refundIds.length === 0) return new Map();
	const rows = await read.read<{ readonly id: string; readonly waits: RefundWait | null }>(sql`
		select order_refunds.id, ${refundWaitsFor} as waits
		from order_refunds join orders on orders.id = order_refunds.order_id
		where order_refunds.id in ${[...refundIds]} and channel = 'bank' and paid_at is null and transfer_batch_id is null`);
	return new Map(rows.flatMap(({ id, waits }) => (waits ? [[id, waits]] : [])));
}

export async function saveTransferBatch(tx: Transaction, batchId: string, ids: readonly string[]): Promise<void> {
	await tx
		.update(orderRefunds)
		.set({ transferBatchId: batchId })
		.where(inArray(orderRefunds.id, [...ids]));
}
