import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type TransferBatch = { readonly batchId: string; readonly waiting: number; readonly amountVnd: number };

/** Only files with refunds that are not yet transferred, the oldest first. */
export async function listTransferBatches(read: ReadDatabase): Promise<readonly TransferBatch[]> {
	const rows = await read.read<Omit<TransferBatch, 'amountVnd'> & { readonly amountVnd: string | number }>(sql`
		select transfer_batch_id as "batchId", count(*)::int as waiting, sum(cash_vnd + shipping_vnd + postage_vnd) as "amountVnd"
		from order_refunds where channel = 'bank' and paid_at is null and transfer_batch_id is not null
		group by transfer_batch_id order by transfer_batch_id`);
	return rows.map((row) => ({ ...row, amountVnd: Number(row.amountVnd) }));
}
