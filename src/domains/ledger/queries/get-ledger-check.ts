import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type LedgerCheck = {
	readonly isSound: boolean;
	readonly transfers: number;
	readonly sumVnd: number;
	/** Accounts whose stored balance differs from their entries and open holds. */
	readonly mismatches: readonly BalanceMismatch[];
};
export type BalanceMismatch = {
	readonly account: string;
	readonly postedVnd: number;
	readonly entriesVnd: number;
	readonly heldVnd: number;
	readonly holdsVnd: number;
};

const MISMATCHES_SHOWN = 100;

/** One statement, so everything is read from the same snapshot. */
export async function getLedgerCheck(read: ReadDatabase): Promise<LedgerCheck> {
	const [row] = await read.read<{ transfers: number; sum: number; mismatches: BalanceMismatch[] | null }>(sql`
		with entries as (
			select account_id, sum(net_vnd)::bigint as net from ledger_entries group by account_id
		), holds as (
			select debit_account_id as account_id, sum(amount_vnd)::bigint as held
			from ledger_holds where state = 'held' group by debit_account_id
		), mismatches as (
			select a.kind || ':' || a.owner_id as account, b.posted_vnd as "postedVnd",
				coalesce(-e.net, 0) as "entriesVnd", b.held_vnd as "heldVnd", coalesce(h.held, 0) as "holdsVnd"
			from ledger_balances b
				join ledger_accounts a on a.id = b.account_id
				left join entries e on e.account_id = b.account_id
				left join holds h on h.account_id = b.account_id
			where b.posted_vnd <> coalesce(-e.net, 0) or b.held_vnd <> coalesce(h.held, 0)
			limit ${MISMATCHES_SHOWN}
		)
		select (select count(*) from ledger_transfers) as transfers,
			(select coalesce(sum(net), 0)::bigint from entries) as sum,
			(select json_agg(m) from mismatches m) as mismatches`);
	const mismatches = row?.mismatches ?? [];
	const sumVnd = row?.sum ?? 0;
	return { isSound: sumVnd === 0 && mismatches.length === 0, transfers: row?.transfers ?? 0, sumVnd, mismatches };
}
