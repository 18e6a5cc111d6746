import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isCashWithShop, type OrderRefund, orderRefunds } from '#src/domains/order-money/db/tables.ts';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';

/** Refunds by their source; sources without one are missing. */
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

/** Refunds for manual transfer, the longest waiting first: those of one batch, or, locked, those in none. */
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
				// A batch that was written before is reproduced unchanged.
				batchId === null ? sql`${refundWaitsFor} is null` : undefined,
			),
		)
		.orderBy(asc(orderRefunds.issuedAt), asc(orderRefunds.id))
		.limit(limit)
		.for('update', { of: orderRefunds });
	return rows.map(({ refund, orderNumber }) => ({ ...refund, orderNumber }));
}

export type RefundWait = 'carrier' | 'shop';

/** Unsent bank refunds that still wait, and for whose money. */
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

/** Whose money a bank refund of the joined `order_refunds` and `orders` waits for; null when it may be sent. */
export const refundWaitsFor = sql<'carrier' | 'shop' | null>`case
	when exists (select from uncollected_parcels waiting where waiting.order_id = order_refunds.order_id) then 'carrier'
	when ${isCashWithShop(sql`order_refunds.order_id`)} and 0 < (
		select coalesce(sum(entry.net_vnd), 0) from ledger_accounts account
			join ledger_entries entry on entry.account_id = account.id
		where account.kind = 'vendor_payable' and account.owner_id = orders.shop_id::text
	) then 'shop' end`;
