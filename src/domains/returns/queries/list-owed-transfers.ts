import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { HOUR_MS } from '#src/shared/time.ts';
import { returnsConfig } from '../contract/return.ts';
import { refundWaitsFor } from '../db/refund-transfer-repository.ts';

export type OwedTransfer = {
	readonly refundId: string;
	readonly orderNumber: string;
	readonly amountVnd: number;
	readonly issuedAt: Date;
	readonly batchId: string | null;
	/** The party that must confirm the cash first; null when it can be transferred. */
	readonly waitsFor: 'carrier' | 'shop' | null;
	readonly isLate: boolean;
};
type Row = Omit<OwedTransfer, 'issuedAt' | 'amountVnd' | 'isLate'> & {
	readonly issuedAt: string;
	readonly dueFrom: string;
	readonly amountVnd: string | number;
	readonly now: string;
};

/** The longest owed first; late when the deadline of the policies has passed. */
export async function listOwedTransfers(read: ReadDatabase, limit: number): Promise<readonly OwedTransfer[]> {
	const rows = await read.read<Row>(sql`
		select order_refunds.id as "refundId", orders.number as "orderNumber", order_refunds.issued_at as "issuedAt",
			order_refunds.cash_vnd + order_refunds.shipping_vnd + order_refunds.postage_vnd as "amountVnd",
			order_refunds.transfer_batch_id as "batchId", app_now() as now, greatest(order_refunds.issued_at, (
				select max(cash_collected_at) from order_parcels where order_parcels.order_id = order_refunds.order_id
			)) as "dueFrom",
			case when order_refunds.transfer_batch_id is null then ${refundWaitsFor} end as "waitsFor"
		from order_refunds join orders on orders.id = order_refunds.order_id
		where order_refunds.channel = 'bank' and order_refunds.paid_at is null
		order by order_refunds.issued_at, order_refunds.id limit ${limit}`);
	return rows.map(({ now, issuedAt, dueFrom, amountVnd, ...row }) => {
		const waitedMs = new Date(now).getTime() - new Date(dueFrom).getTime();
		const isLate = row.waitsFor === null && waitedMs > returnsConfig.refundIssuedHours * HOUR_MS;
		return { ...row, amountVnd: Number(amountVnd), issuedAt: new Date(issuedAt), isLate };
	});
}
