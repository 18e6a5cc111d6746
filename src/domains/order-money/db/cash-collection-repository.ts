import { eq, sql } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { isCashWithShop } from './tables.ts';

/**
 * True when no delivered parcel waits for the carrier's confirmation, as for prepaid orders and cash taken by the
 * shop.
 */
export async function isCashCollected(read: ReadDatabase, orderId: string): Promise<boolean> {
	const [row] = await read.read<{ readonly waits: boolean }>(sql`
		select exists (select from uncollected_parcels where order_id = ${orderId}) as waits`);
	return row?.waits === false;
}

export async function hasShopTakenCash(read: ReadDatabase, orderId: string): Promise<boolean> {
	const [row] = await read.read<{ readonly took: boolean }>(sql`select ${isCashWithShop(sql`${orderId}`)} as took`);
	return row?.took === true;
}

/** The part of the reserve that is confirmed by someone other than buyer and shop. */
export async function collectedReserveVnd(read: ReadDatabase, shopId: string): Promise<number> {
	const [row] = await read.read<{ readonly vnd: string | number }>(sql`
		select coalesce(sum(reserved_vnd), 0) as vnd from orders join order_groups placed on placed.id = orders.group_id
		where shop_id = ${shopId} and reserved_vnd > 0 and (placed.payment_method <> 'cod' or not exists (
			select from order_parcels parcel
			where parcel.order_id = orders.id and parcel.state = 'delivered' and parcel.cash_collected_at is null))`);
	return Number(row?.vnd ?? 0);
}

type OrderAwaitingCoin = { readonly id: string; readonly groupId: string };

/** Completed orders with released sales whose coin was not granted, of shops without debt. */
export async function ordersAwaitingCoin(read: ReadDatabase, limit: number): Promise<readonly OrderAwaitingCoin[]> {
	return read.read<OrderAwaitingCoin>(sql`
		select orders.id, orders.group_id as "groupId" from orders
		where state = 'completed' and earned_at is null and released_at is not null and 0 >= (
			select coalesce(sum(entry.net_vnd), 0) from ledger_accounts account
				join ledger_entries entry on entry.account_id = account.id
			where account.kind = 'vendor_payable' and account.owner_id = orders.shop_id::text)
		order by completed_at limit ${limit}`);
}

/** Locks the order for share, so a concurrent confirmation of its money is waited for. */
export async function hasEarned(tx: Transaction, orderId: string): Promise<boolean> {
	const [order] = await tx
		.select({ earnedAt: orders.earnedAt })
		.from(orders)
		.where(eq(orders.id, orderId))
		.for('share');
	return order !== undefined && order.earnedAt !== null;
}
