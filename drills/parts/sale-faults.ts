import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';

type SaleFaults = {
	readonly coin: number;
	readonly vouchers: number;
	readonly usedTwice: number;
	readonly refunds: number;
	readonly bankRefunds: number;
	/** Finished orders that still hold money, or active online orders that do not hold their price. */
	readonly escrows: number;
	readonly returns: number;
};

export async function countSaleFaults(db: Database): Promise<SaleFaults> {
	const { rows } = await db.execute<SaleFaults>(sql`
		with escrow as (
			select account.owner_id, -sum(entry.net_vnd) as vnd from ledger_accounts account
			join ledger_entries entry on entry.account_id = account.id
			where account.kind = 'order_escrow' group by account.owner_id
		), back as (
			select order_id, sum(cash_vnd + shipping_vnd) as cash, sum(coin_bonus_vnd) as bonus,
				sum(coin_paid_vnd) as paid, sum(platform_vnd) as platform
			from order_refunds group by order_id
		), sale as (
			select orders.*, coalesce(escrow.vnd, 0) as escrow_vnd, back.*,
				coalesce(back.cash + back.bonus + back.paid + back.platform, 0) as back_vnd, payment_method
			from orders join order_groups "group" on "group".id = group_id
			left join escrow on escrow.owner_id = orders.id::text left join back on back.order_id = orders.id
		), open_uses as (
			select voucher_id, customer_id, count(*) as uses from voucher_uses where returned_at is null
			group by voucher_id, customer_id
		)
		select
			(select count(*)::int from ledger_balances where posted_vnd < held_vnd or held_vnd < 0) as coin,
			(select count(*)::int from vouchers where uses > uses_max or uses <> (
				select coalesce(sum(open_uses.uses), 0) from open_uses where voucher_id = vouchers.id)) as vouchers,
			(select count(*)::int from open_uses join vouchers on vouchers.id = voucher_id
				where open_uses.uses > uses_per_customer) as "usedTwice",
			(select count(*)::int from sale where cash > pay_vnd or bonus > coin_bonus_vnd or paid > coin_paid_vnd
				or platform > platform_discount_vnd) as refunds,
			(select count(*)::int from payment_attempts where refunded_vnd > received_vnd) as "bankRefunds",
			(select count(*)::int from sale where escrow_vnd <> 0
					and state in ('completed', 'expired', 'cancelled', 'returned'))
				+ (select count(*)::int from sale where payment_method = 'vnpay'
					and state in ('placed', 'confirmed', 'packed', 'shipped', 'delivered')
					and escrow_vnd <> total_vnd + platform_discount_vnd - back_vnd) as escrows,
			(select count(*)::int from order_returns where state = 'refunded' and 1 <> (
				select count(*) from order_refunds where source_type = 'return' and source_id = order_returns.id)
			) as returns`);
	const [row] = rows;
	if (!row) throw new Error('nothing was counted');
	return row;
}

/** Counts all units of all shops: in stock, or shipped and not restocked. */
export async function countQuantities(db: Database): Promise<number> {
	const { rows } = await db.execute<{ pieces: number }>(sql`
		select ((select sum(on_hand) from stock_items)
			+ coalesce((select sum(quantity - restocked) from order_parcel_lines), 0))::int as pieces`);
	return rows[0]?.pieces ?? 0;
}
