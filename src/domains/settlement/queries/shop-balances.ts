import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ShopMoney } from '../contract/settlement.ts';

/** Returns what open orders will bring to the shop, less their refunds. */
export async function upcomingReleases(read: ReadDatabase, shopId: string): Promise<ShopMoney['coming']> {
	const [row] = await read.read<ShopMoney['coming']>(sql`
		select count(*)::int as orders,
			coalesce(sum(goods_vnd - shop_discount_vnd + shipping_vnd - (
				select coalesce(sum(cash_vnd + coin_bonus_vnd + coin_paid_vnd + platform_vnd + back.shipping_vnd), 0)
				from order_refunds back where back.order_id = orders.id
			)), 0)::bigint as "amountVnd"
		from orders where shop_id = ${shopId} and state in ('placed', 'confirmed', 'packed', 'shipped', 'delivered')`);
	return row ?? { orders: 0, amountVnd: 0 };
}

/** No hold lasts longer than this many days. */
const RELEASES_MAX = 60;

export function releasesOf(read: ReadDatabase, shopId: string): Promise<ShopMoney['releases']> {
	return read.read<ShopMoney['releases'][number]>(sql`
		select to_char((completed_at + make_interval(days => hold_days)) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day,
			count(*)::int as orders, sum(reserved_vnd)::bigint as "amountVnd"
		from orders where shop_id = ${shopId} and reserved_vnd > 0 and completed_at is not null and hold_days is not null
			and not exists (select from uncollected_parcels where uncollected_parcels.order_id = orders.id)
		group by 1 order by 1 limit ${RELEASES_MAX}`) as Promise<ShopMoney['releases']>;
}

/**
 * Returns the part of the reserve that stays held, whatever the date, until carriers confirm that they collected the
 * cash.
 */
export async function awaitingCashOf(read: ReadDatabase, shopId: string): Promise<ShopMoney['awaitingCash']> {
	const [row] = await read.read<ShopMoney['awaitingCash']>(sql`
		select count(*)::int as orders, coalesce(sum(reserved_vnd), 0)::bigint as "amountVnd"
		from orders where shop_id = ${shopId} and reserved_vnd > 0
			and exists (select from uncollected_parcels where uncollected_parcels.order_id = orders.id)`);
	return row ?? { orders: 0, amountVnd: 0 };
}

export async function balancesOf(read: ReadDatabase, shopId: string) {
	const rows = await read.read<{ kind: string; balance: number }>(sql`
		select account.kind, -sum(entry.net_vnd)::bigint as balance
		from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
		where account.kind in ('vendor_reserve', 'vendor_payable') and account.owner_id = ${shopId}
		group by account.kind`);
	const of = (wanted: string): number => rows.find(({ kind }) => kind === wanted)?.balance ?? 0;
	return { reservedVnd: of('vendor_reserve'), payableVnd: of('vendor_payable') };
}
