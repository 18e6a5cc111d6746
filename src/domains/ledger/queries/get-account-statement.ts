import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { ACCOUNT_NATURES, type AccountKind } from '../contract.ts';

export type AccountEntry = {
	readonly at: Date;
	readonly source: string;
	readonly leg: string;
	/** The other account, as `kind:owner`. */
	readonly against: string;
	/** Positive when the entry increases the account, whichever side that is. */
	readonly changeVnd: number;
	readonly balanceVnd: number;
};
export type AccountStatement = {
	readonly isKnown: boolean;
	readonly entries: readonly AccountEntry[];
	readonly total: number;
	readonly balanceVnd: number;
};
export type NamedAccount = { readonly kind: AccountKind; readonly ownerId: string };

export function namedAccount(text: string): NamedAccount | null {
	const [kind = ''] = text.split(':', 1);
	// Owners may contain colons, such as `ghn:SHOP`.
	const ownerId = text.slice(kind.length + 1);
	if (!Object.hasOwn(ACCOUNT_NATURES, kind)) return null;
	const known = kind as AccountKind;
	const { isOwned } = ACCOUNT_NATURES[known];
	return isOwned === 'optional' || isOwned === ownerId.length > 0 ? { kind: known, ownerId } : null;
}

export async function getAccountStatement(
	read: ReadDatabase,
	{ kind, ownerId }: NamedAccount,
	{ page, size }: { readonly page: number; readonly size: number },
): Promise<AccountStatement> {
	const sign = ACCOUNT_NATURES[kind].side === 'debit' ? 1 : -1;
	type Row = Omit<AccountEntry, 'at'> & { readonly at: string };
	const whole = await wholeOf(read, { kind, ownerId });
	const rows = await read.read<Row>(sql`
		with account as (
			select id from ledger_accounts where kind = ${kind} and owner_id = ${ownerId}
		), entries as (
			select entry.transfer_id, entry.posted_at, ${sign} * entry.net_vnd as change,
				sum(${sign} * entry.net_vnd) over (order by entry.posted_at, entry.transfer_id) as balance
			from ledger_entries entry where entry.account_id in (select id from account)
		)
		select entries.posted_at as at, transfer.source_type || ' ' || transfer.source_id as source, transfer.leg,
			other.kind || ':' || other.owner_id as against, entries.change as "changeVnd",
			entries.balance::bigint as "balanceVnd"
		from entries join ledger_transfers transfer on transfer.id = entries.transfer_id
		join ledger_accounts other on other.id = case
			when transfer.debit_account_id in (select id from account) then transfer.credit_account_id
			else transfer.debit_account_id end
		order by entries.posted_at desc, entries.transfer_id desc
		limit ${size} offset ${(page - 1) * size}`);
	return {
		isKnown: whole !== null,
		total: whole?.total ?? 0,
		balanceVnd: sign * (whole?.netVnd ?? 0) + 0,
		entries: rows.map(({ at, ...entry }) => ({ ...entry, at: new Date(at) })),
	};
}

async function wholeOf(
	read: ReadDatabase,
	{ kind, ownerId }: NamedAccount,
): Promise<{ readonly total: number; readonly netVnd: number } | null> {
	const [whole] = await read.read<{ total: number; netVnd: number }>(sql`
		select count(entry.transfer_id)::int as total, coalesce(sum(entry.net_vnd), 0)::bigint as "netVnd"
		from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
		where account.kind = ${kind} and account.owner_id = ${ownerId} group by account.id`);
	return whole ?? null;
}
