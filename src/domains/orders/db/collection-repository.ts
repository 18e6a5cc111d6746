import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { Carrier } from '../contract-parcels.ts';
import { orderParcels, orders, type Parcel } from './tables.ts';

type Collected = { readonly amountVnd: number; readonly by: NonNullable<Parcel['cashCollectedBy']>; readonly at: Date };

/** False when it was recorded before. */
export async function recordCollected(tx: Transaction, parcelId: string, collected: Collected): Promise<boolean> {
	const { amountVnd: cashCollectedVnd, by: cashCollectedBy, at: cashCollectedAt } = collected;
	const changed = await tx
		.update(orderParcels)
		.set({ cashCollectedVnd, cashCollectedBy, cashCollectedAt })
		.where(and(eq(orderParcels.id, parcelId), isNull(orderParcels.cashCollectedAt)))
		.returning({ id: orderParcels.id });
	return changed.length > 0;
}

/** No delivered parcel of it waits for its carrier's word; true of prepaid orders and of cash that the shop took itself. */
export async function isCashCollected(read: ReadDatabase, orderId: string): Promise<boolean> {
	const [row] = await read.read<{ readonly waits: boolean }>(sql`
		select exists (select from uncollected_parcels where order_id = ${orderId}) as waits`);
	return row?.waits === false;
}

const shopTookCash = (orderId: SQL): SQL => sql`exists (
	select from order_parcels brought join orders of on of.id = brought.order_id
		join order_groups placed on placed.id = of.group_id
	where brought.order_id = ${orderId} and brought.state = 'delivered' and brought.carrier in ('own', 'other')
		and placed.payment_method = 'cod')`;

/** The shop itself has taken cash for some of it. */
export async function hasShopTakenCash(read: ReadDatabase, orderId: string): Promise<boolean> {
	const [row] = await read.read<{ readonly took: boolean }>(sql`select ${shopTookCash(sql`${orderId}`)} as took`);
	return row?.took === true;
}

/** Whose money a bank refund of the joined `order_refunds` and `orders` still waits for; null when it may be sent. */
export const refundWaitsFor = sql<'carrier' | 'shop' | null>`case
	when exists (select from uncollected_parcels waiting where waiting.order_id = order_refunds.order_id) then 'carrier'
	when ${shopTookCash(sql`order_refunds.order_id`)} and 0 < (
		select coalesce(sum(entry.net_vnd), 0) from ledger_accounts account
			join ledger_entries entry on entry.account_id = account.id
		where account.kind = 'vendor_payable' and account.owner_id = orders.shop_id::text
	) then 'shop' end`;

/** Of what waits in a shop's reserve, all that somebody other than buyer and shop vouches for. */
export async function certainReserve(read: ReadDatabase, shopId: string): Promise<number> {
	const [row] = await read.read<{ readonly vnd: string | number }>(sql`
		select coalesce(sum(reserved_vnd), 0) as vnd from orders join order_groups placed on placed.id = orders.group_id
		where shop_id = ${shopId} and reserved_vnd > 0 and (placed.payment_method <> 'cod' or not exists (
			select from order_parcels parcel
			where parcel.order_id = orders.id and parcel.state = 'delivered' and parcel.cash_collected_at is null))`);
	return Number(row?.vnd ?? 0);
}

export type UncollectedParcel = {
	readonly parcelId: string;
	readonly orderNumber: string;
	readonly shopName: string;
	readonly carrier: Carrier;
	readonly tracking: string;
	readonly deliveredAt: Date;
};

/** What carriers have not said to have collected, the longest waiting first. */
export async function uncollectedParcels(read: ReadDatabase, limit: number): Promise<readonly UncollectedParcel[]> {
	type Row = Omit<UncollectedParcel, 'deliveredAt'> & { readonly deliveredAt: string };
	const rows = await read.read<Row>(sql`
		select parcel_id as "parcelId", orders.number as "orderNumber", orders.shop_name as "shopName", carrier, tracking,
			uncollected_parcels.delivered_at as "deliveredAt"
		from uncollected_parcels join orders on orders.id = order_id
		order by uncollected_parcels.delivered_at, parcel_id limit ${limit}`);
	return rows.map((row) => ({ ...row, deliveredAt: new Date(row.deliveredAt) }));
}

type NotEarned = { readonly id: string; readonly groupId: string };

/** Complete orders whose buyer has not got the coin, their sale released: of shops that owe nothing. */
export async function ordersToEarn(read: ReadDatabase, limit: number): Promise<readonly NotEarned[]> {
	return read.read<NotEarned>(sql`
		select orders.id, orders.group_id as "groupId" from orders
		where state = 'completed' and earned_at is null and released_at is not null and 0 >= (
			select coalesce(sum(entry.net_vnd), 0) from ledger_accounts account
				join ledger_entries entry on entry.account_id = account.id
			where account.kind = 'vendor_payable' and account.owner_id = orders.shop_id::text)
		order by completed_at limit ${limit}`);
}

/** Whether its money is certain; whoever makes it certain at the same moment is waited for, or waits. */
export async function hasEarned(tx: Transaction, orderId: string): Promise<boolean> {
	const [order] = await tx
		.select({ earnedAt: orders.earnedAt })
		.from(orders)
		.where(eq(orders.id, orderId))
		.for('share');
	return order !== undefined && order.earnedAt !== null;
}
