import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { HOUR_MS } from '#src/shared/time.ts';
import { returnsConfig } from '../contract-returns.ts';

export type OwedTransfer = {
	readonly refundId: string;
	readonly orderNumber: string;
	readonly amountVnd: number;
	readonly issuedAt: Date;
	/** The file for the bank in which it stands. */
	readonly batchId: string | null;
	readonly isLate: boolean;
};
type Row = Omit<OwedTransfer, 'issuedAt' | 'amountVnd' | 'isLate'> & {
	readonly issuedAt: string;
	readonly amountVnd: string | number;
	readonly now: string;
};

/** Cash that goes back and that nobody has transferred yet, the longest owed first; late past what the policies promise. */
export async function listOwedTransfers(read: ReadDatabase, limit: number): Promise<readonly OwedTransfer[]> {
	const rows = await read.read<Row>(sql`
		select refund.id as "refundId", orders.number as "orderNumber", refund.issued_at as "issuedAt",
			refund.cash_vnd + refund.shipping_vnd + refund.postage_vnd as "amountVnd",
			refund.transfer_batch_id as "batchId", app_now() as now
		from order_refunds refund join orders on orders.id = refund.order_id
		where refund.channel = 'bank' and refund.paid_at is null
		order by refund.issued_at, refund.id limit ${limit}`);
	return rows.map(({ now, issuedAt: issued, amountVnd, ...row }) => {
		const issuedAt = new Date(issued);
		const isLate = new Date(now).getTime() - issuedAt.getTime() > returnsConfig.refundIssuedHours * HOUR_MS;
		return { ...row, amountVnd: Number(amountVnd), issuedAt, isLate };
	});
}
