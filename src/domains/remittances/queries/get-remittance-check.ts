import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type RemittanceCheck = {
	readonly isSound: boolean;
	/** `CARRIER:SHOP` whose `cod_receivable` differs from its open claims. */
	readonly receivables: readonly string[];
	/** Parcels whose remitted amount differs from the lines that settled it. */
	readonly claims: readonly string[];
	/** Lines whose transfers differ from the claims that they settled. */
	readonly lines: readonly string[];
};

const SHOWN = 100;

export async function getRemittanceCheck(read: ReadDatabase): Promise<RemittanceCheck> {
	const [row] = await read.read<Omit<RemittanceCheck, 'isSound'>>(sql`
		with balances as (
			select account.owner_id, sum(entry.net_vnd) as balance
			from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
			where account.kind = 'cod_receivable' and account.owner_id <> '' and account.owner_id not like 'shop:%'
			group by account.owner_id
		), open as (
			select carrier || ':' || shop_id as owner_id, sum(amount_vnd - remitted_vnd) as vnd
			from cash_claims group by carrier, shop_id
		), settled as (
			select parcel_id, sum(amount_vnd) as vnd from cash_remittance_claims group by parcel_id
		), paid as (
			select line_id, sum(amount_vnd) as vnd from cash_remittance_claims group by line_id
		), booked as (
			select source_id, sum(amount_vnd) as vnd from ledger_transfers
			where source_type = 'remittance_line' and leg like 'remitted:%' group by source_id
		)
		select
			array(
				select coalesce(balances.owner_id, open.owner_id) from balances full join open on open.owner_id = balances.owner_id
				where coalesce(balances.balance, 0) <> coalesce(open.vnd, 0) order by 1 limit ${SHOWN}
			) as receivables,
			array(
				select claim.parcel_id::text from cash_claims claim left join settled on settled.parcel_id = claim.parcel_id
				where claim.remitted_vnd <> coalesce(settled.vnd, 0) order by 1 limit ${SHOWN}
			) as claims,
			array(
				select coalesce(paid.line_id::text, booked.source_id)
				from paid full join booked on booked.source_id = paid.line_id::text
				where coalesce(paid.vnd, 0) <> coalesce(booked.vnd, 0) order by 1 limit ${SHOWN}
			) as lines`);
	const { receivables, claims, lines } = row ?? { receivables: [], claims: [], lines: [] };
	return { isSound: receivables.length + claims.length + lines.length === 0, receivables, claims, lines };
}
