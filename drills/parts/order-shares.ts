import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import type { DrillRow } from './drill.ts';

type Counted = {
	readonly divided: number;
	readonly unequal: number;
	/** Finished or split orders whose ledger balance is not zero. */
	readonly open: number;
	/** Orders that ended without a request of buyer or shop. */
	readonly ended: number;
};

/** Checks each order separately, so that errors of two orders cannot cancel out. */
export async function reconcileOrderShares(db: Database, numbers: readonly string[]): Promise<DrillRow> {
	const { rows } = await db.execute<Counted>(sql`
		with part as (
			select escrow.owner_id, other.kind,
				sum(case when transfer.debit_account_id = escrow.id then amount_vnd else -amount_vnd end) as vnd
			from ledger_accounts escrow
			join ledger_transfers transfer on escrow.id in (transfer.debit_account_id, transfer.credit_account_id)
			join ledger_accounts other on other.id in (transfer.debit_account_id, transfer.credit_account_id)
				and other.id <> escrow.id
			where escrow.kind = 'order_escrow' group by escrow.owner_id, other.kind
		), sale as (
			select orders.state, hold_days is not null as is_divided, total_vnd + platform_discount_vnd as worth,
				(select coalesce(sum(vnd), 0) from part where owner_id = orders.id::text) as escrow,
				(select coalesce(sum(vnd), 0) from part where owner_id = orders.id::text
					and kind in ('commission', 'tax_withheld', 'vendor_reserve', 'vendor_payable')) as shares,
				(select coalesce(sum(cash_vnd + shipping_vnd + coin_bonus_vnd + coin_paid_vnd + platform_vnd), 0)
					from order_refunds where order_id = orders.id) as back
			from orders join order_groups "group" on "group".id = group_id
			where "group".number in (select json_array_elements_text(${JSON.stringify(numbers)}::json))
		)
		select count(*) filter (where is_divided)::int as divided,
			count(*) filter (where is_divided and shares + back <> worth)::int as unequal,
			count(*) filter (where escrow <> 0
				and (is_divided or state in ('completed', 'expired', 'cancelled', 'returned')))::int as open,
			count(*) filter (where state in ('expired', 'cancelled'))::int as ended
		from sale`);
	const { divided, unequal, open, ended } = rows[0] ?? { divided: 0, unequal: 0, open: 0, ended: 0 };
	const isRight = unequal + open + ended === 0;
	return {
		broken: `what shop, platform and tax office have of ${divided} completed orders`,
		lost: isRight
			? 'nothing: together what was paid, and the order sums to 0'
			: `${unequal} differ, ${open} do not sum to 0, ${ended} have ended`,
		ok: isRight && divided > 0,
	};
}
