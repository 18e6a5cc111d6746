import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type SettlementCheck = {
	readonly isSound: boolean;
	/** Order numbers: finished or booked orders with money left in escrow, and orders with a negative escrow balance. */
	readonly openEscrows: readonly string[];
	/** Shop ids whose `vendor_reserve` balance differs from the sum of `orders.reserved_vnd`. */
	readonly reserves: readonly string[];
	/** Shop ids whose sent payouts differ from the payout transfers in the ledger. */
	readonly payouts: readonly string[];
};

const SHOWN = 100;

export async function getSettlementCheck(read: ReadDatabase): Promise<SettlementCheck> {
	const [row] = await read.read<Omit<SettlementCheck, 'isSound'>>(sql`
		with balances as (
			select account.kind, account.owner_id, -sum(entry.net_vnd) as balance
			from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
			where account.kind in ('order_escrow', 'vendor_reserve') group by account.kind, account.owner_id
		), waiting as (
			select shop_id::text as owner_id, sum(reserved_vnd) as waits from orders where reserved_vnd > 0 group by shop_id
		), sent as (
			select shop_id::text as owner_id, sum(amount_vnd) as amount from payouts
			where state in ('processing', 'paid') group by shop_id
		), booked as (
			select account.owner_id, sum(case transfer.leg when 'payout' then amount_vnd else -amount_vnd end) as amount
			from ledger_transfers transfer join ledger_accounts account
				on account.id = case transfer.leg when 'payout' then debit_account_id else credit_account_id end
			where transfer.source_type = 'payout' group by account.owner_id
		)
		select
			array(
				select orders.number from balances join orders on orders.id::text = balances.owner_id
				where balances.kind = 'order_escrow' and (
					balances.balance < 0 or balances.balance > 0 and (
						orders.hold_days is not null or orders.state in ('expired', 'cancelled', 'completed', 'returned')
					)
				)
				order by 1 limit ${SHOWN}
			) as "openEscrows",
			array(
				select coalesce(reserve.owner_id, waiting.owner_id)
				from (select * from balances where kind = 'vendor_reserve') reserve
				full join waiting on waiting.owner_id = reserve.owner_id
				where coalesce(reserve.balance, 0) <> coalesce(waiting.waits, 0) order by 1 limit ${SHOWN}
			) as reserves,
			array(
				select coalesce(sent.owner_id, booked.owner_id) from sent full join booked on booked.owner_id = sent.owner_id
				where coalesce(sent.amount, 0) <> coalesce(booked.amount, 0) order by 1 limit ${SHOWN}
			) as payouts`);
	const { openEscrows, reserves, payouts } = row ?? { openEscrows: [], reserves: [], payouts: [] };
	return { isSound: openEscrows.length + reserves.length + payouts.length === 0, openEscrows, reserves, payouts };
}
