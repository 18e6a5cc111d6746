import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type PaymentsCheck = {
	readonly isSound: boolean;
	readonly attempts: number;
	readonly unbooked: readonly string[];
	readonly unreturned: readonly string[];
};

const SHOWN_MAX = 100;

export async function getPaymentsCheck(read: ReadDatabase): Promise<PaymentsCheck> {
	const [row] = await read.read<{ attempts: number; unbooked: string[] | null; unreturned: string[] | null }>(sql`
		with received as (
			select source_id, sum(amount_vnd)::bigint as booked from ledger_transfers
			where source_type = 'payment' group by source_id
		), unbooked as (
			select a.txn_ref from payment_attempts a left join received r on r.source_id = a.id::text
			where a.received_vnd <> coalesce(r.booked, 0) limit ${SHOWN_MAX}
		), unreturned as (
			select r.id from refunds r left join ledger_transfers t
				on t.source_type = 'refund' and t.source_id = r.id::text and t.leg = 'paid_back'
			where (r.state = 'done') <> (t.id is not null) or t.amount_vnd <> r.amount_vnd limit ${SHOWN_MAX}
		)
		select (select count(*) from payment_attempts) as attempts,
			(select array_agg(txn_ref) from unbooked) as unbooked,
			(select array_agg(id) from unreturned) as unreturned`);
	const unbooked = row?.unbooked ?? [];
	const unreturned = row?.unreturned ?? [];
	const isSound = unbooked.length === 0 && unreturned.length === 0;
	return { isSound, attempts: row?.attempts ?? 0, unbooked, unreturned };
}
