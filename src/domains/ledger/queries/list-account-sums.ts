import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { ACCOUNT_NATURES, type AccountKind } from '../contract.ts';

export type AccountSum = {
	readonly kind: AccountKind;
	readonly side: 'debit' | 'credit';
	readonly accounts: number;
	readonly balanceVnd: number;
};

export async function listAccountSums(read: ReadDatabase): Promise<readonly AccountSum[]> {
	const rows = await read.read<{ kind: AccountKind; accounts: number; net: number }>(sql`
		select account.kind, count(distinct account.id)::int as accounts, coalesce(sum(entry.net_vnd), 0)::bigint as net
		from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
		group by account.kind`);
	return (Object.keys(ACCOUNT_NATURES) as AccountKind[]).map((kind) => {
		const { accounts = 0, net = 0 } = rows.find((row) => row.kind === kind) ?? {};
		const { side } = ACCOUNT_NATURES[kind];
		return { kind, side, accounts, balanceVnd: (side === 'debit' ? net : -net) + 0 };
	});
}
