import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type PayableMoney = { readonly payableVnd: number; readonly unremittedVnd: number };

/**
 * A shop's released balance, and the part of it that rests on cash that carriers have not remitted: per order the
 * open claims, at most what was released and not refunded since. One statement, so that both belong to one snapshot.
 */
export async function payableMoney(read: ReadDatabase, shopId: string): Promise<PayableMoney> {
	const [row] = await read.read<PayableMoney>(sql`
		with open as (
			select order_id, sum(amount_vnd - remitted_vnd) as vnd from cash_claims
			where shop_id = ${shopId} and state <> 'remitted' group by order_id
		), unremitted as (
			select least(open.vnd, greatest(0, released.amount_vnd - coalesce((
				select sum(back.amount_vnd) from order_refunds refund
					join ledger_transfers back on back.source_type = 'order_refund' and back.source_id = refund.id::text
						and back.leg = 'shop_back'
					join ledger_accounts paid on paid.id = back.debit_account_id and paid.kind = 'vendor_payable'
				where refund.order_id = open.order_id
			), 0))) as vnd
			from open join ledger_transfers released on released.source_type = 'order'
				and released.source_id = open.order_id::text and released.leg = 'released'
		)
		select coalesce((
				select -sum(entry.net_vnd) from ledger_accounts account
					join ledger_entries entry on entry.account_id = account.id
				where account.kind = 'vendor_payable' and account.owner_id = ${shopId}
			), 0)::bigint as "payableVnd",
			coalesce((select sum(vnd) from unremitted), 0)::bigint as "unremittedVnd"`);
	return row ?? { payableVnd: 0, unremittedVnd: 0 };
}
