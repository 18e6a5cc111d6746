import { and, eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { Source } from '#src/shared/source.ts';
import type { PaidParts } from '../rules/refund-shares.ts';
import { type OrderRefund, orderRefundLines, orderRefunds, type RefundLine } from './tables.ts';

export type { OrderRefund } from './tables.ts';

export async function findRefundOf(read: ReadDatabase, { type, id }: Source): Promise<OrderRefund | null> {
	const [found] = await read
		.select()
		.from(orderRefunds)
		.where(and(eq(orderRefunds.sourceType, type), eq(orderRefunds.sourceId, id)));
	return found ?? null;
}

export type RefundedQuantities = {
	readonly lineId: string;
	readonly quantity: number;
	readonly whole: number;
	/** Items refunded in part by a ruling that still applies. */
	readonly split: number;
	readonly given: PaidParts;
	readonly backVnd: number;
};
/** Refunded items per line; `whole` counts those refunded completely. */
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

export async function waivedCash(read: ReadDatabase, orderId: string): Promise<number> {
	const [row] = await read.read<{ vnd: string | number }>(sql`
		select coalesce(sum(cash_vnd + shipping_vnd), 0) as vnd from order_refunds
		where order_id = ${orderId} and channel = 'uncollected'`);
	return Number(row?.vnd ?? 0);
}

export async function cashReturnedByShop(read: ReadDatabase, orderId: string): Promise<number> {
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
