import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Source } from '#src/shared/source.ts';

export type TransferView = {
	readonly leg: string;
	readonly debit: string;
	readonly credit: string;
	readonly amountVnd: number;
	readonly postedAt: Date;
};

const TRANSFERS_MAX = 500;

export async function listTransfers(read: ReadDatabase, source: Source): Promise<readonly TransferView[]> {
	const rows = await read.read<{ leg: string; debit: string; credit: string; amount: number; at: Date }>(sql`
		select t.leg, d.kind || ':' || d.owner_id as debit, c.kind || ':' || c.owner_id as credit,
			t.amount_vnd as amount, t.posted_at as at
		from ledger_transfers t
			join ledger_accounts d on d.id = t.debit_account_id
			join ledger_accounts c on c.id = t.credit_account_id
		where t.source_type = ${source.type} and t.source_id = ${source.id}
		order by t.posted_at, t.id
		limit ${TRANSFERS_MAX}`);
	return rows.map(({ leg, debit, credit, amount, at }) => ({
		leg,
		debit,
		credit,
		amountVnd: amount,
		postedAt: new Date(at),
	}));
}
