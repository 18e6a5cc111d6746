import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { idList, insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { PaymentMethod } from '../contract/order.ts';
import { searchTextsOfOrders } from './order-search-texts.ts';
import {
	type Order,
	type OrderEvent,
	type OrderGroup,
	type OrderLine,
	orderEvents,
	orderGroups,
	orderLines,
	orderParcelLines,
	orderParcels,
	orderSearchTexts,
	orders,
	type ParcelWithLines,
} from './tables.ts';

export type { Order, OrderGroup, OrderLine } from './tables.ts';

/** Locks the group, then its orders by id; every change of an order takes this lock first. */
export async function lockGroup(
	tx: Transaction,
	groupId: string,
): Promise<{ readonly group: OrderGroup; readonly orders: readonly Order[] } | null> {
	const [group] = await tx.select().from(orderGroups).where(eq(orderGroups.id, groupId)).for('update');
	if (!group) return null;
	const ofGroup = await tx
		.select()
		.from(orders)
		.where(eq(orders.groupId, groupId))
		.orderBy(asc(orders.id))
		.for('update');
	return { group, orders: ofGroup };
}

/** Without a lock; read the order again under the lock of its group before deciding. */
export async function findOrderByNumber(read: ReadDatabase, number: string): Promise<Order | null> {
	const [order] = await read.select().from(orders).where(eq(orders.number, number));
	return order ?? null;
}

export async function findOrder(read: ReadDatabase, id: string): Promise<Order | null> {
	const [order] = await read.select().from(orders).where(eq(orders.id, id));
	return order ?? null;
}

export type NoticedOrder = Pick<
	Order,
	'id' | 'number' | 'state' | 'customerId' | 'shopId' | 'shopName' | 'totalVnd' | 'platformDiscountVnd' | 'payVnd'
> & {
	readonly method: PaymentMethod;
	readonly groupId: string;
	readonly coinVnd: number;
	readonly wasPlaced: boolean;
	readonly placedAt: Date | null;
	readonly cancelAskedAt: Date | null;
};

export const noticedOrders = (read: ReadDatabase, orderIds: readonly string[]): Promise<readonly NoticedOrder[]> =>
	noticed(read, sql`orders.id in ${idList(orderIds)}`);

export async function firstNoticedOrder(read: ReadDatabase, groupId: string): Promise<NoticedOrder | null> {
	const [order] = await noticed(read, sql`orders.group_id = ${groupId}`);
	return order ?? null;
}

async function noticed(read: ReadDatabase, which: SQL): Promise<readonly NoticedOrder[]> {
	type Row = Omit<NoticedOrder, 'cancelAskedAt' | 'placedAt'> & {
		readonly cancelAskedAt: string | null;
		readonly placedAt: string | null;
	};
	const instant = (at: string | null): Date | null => (at === null ? null : new Date(at));
	const rows = await read.read<Row>(sql`
		select orders.id, orders.number, orders.state, orders.customer_id as "customerId", orders.shop_id as "shopId",
			orders.shop_name as "shopName", orders.total_vnd as "totalVnd", orders.pay_vnd as "payVnd",
			orders.platform_discount_vnd as "platformDiscountVnd", order_groups.payment_method as method,
			orders.group_id as "groupId", orders.coin_bonus_vnd + orders.coin_paid_vnd as "coinVnd",
			orders.placed_at as "placedAt", orders.placed_at is not null as "wasPlaced", orders.cancel_asked_at as "cancelAskedAt"
		from orders join order_groups on order_groups.id = orders.group_id where ${which} order by orders.id`);
	return rows.map((row) => ({
		...row,
		placedAt: instant(row.placedAt),
		cancelAskedAt: instant(row.cancelAskedAt),
	}));
}

export async function findGroup(read: ReadDatabase, id: string): Promise<OrderGroup | null> {
	const [group] = await read.select().from(orderGroups).where(eq(orderGroups.id, id));
	return group ?? null;
}

export async function linesOfOrders(read: ReadDatabase, orderIds: readonly string[]): Promise<readonly OrderLine[]> {
	return read
		.select()
		.from(orderLines)
		.where(inArray(orderLines.orderId, [...orderIds]))
		.orderBy(asc(orderLines.id));
}

export type NewGroup = {
	readonly group: OrderGroup;
	readonly orders: readonly Order[];
	readonly lines: readonly OrderLine[];
};

export async function recordGroup(tx: Transaction, { group, ...placed }: NewGroup): Promise<void> {
	const ordered = { kind: 'ordered', party: 'buyer', at: group.placedAt } as const;
	const events = placed.orders.map(({ id }) => ({ id: newId(), orderId: id, ...ordered }));
	await tx.execute(insertRows(orderGroups, [group]));
	await tx.execute(insertRows(orders, placed.orders));
	await tx.execute(insertRows(orderLines, placed.lines));
	await tx.execute(insertRows(orderSearchTexts, searchTextsOfOrders({ groups: [group], ...placed })));
	await tx.execute(insertRows(orderEvents, events));
}

const STEPS = [
	['ordered', 'buyer', 'orderedAt'],
	['confirmed', 'shop', 'confirmedAt'],
	['packed', 'shop', 'packedAt'],
	['shipped', 'shop', 'shippedAt'],
	['delivered', 'shop', 'deliveredAt'],
	['completed', 'buyer', 'completedAt'],
] as const;

type HistoricalRecords = Pick<NewGroup, 'orders' | 'lines'> & {
	readonly groups: readonly OrderGroup[];
	readonly parcels: readonly ParcelWithLines[];
};

export async function insertHistoricalOrders(
	tx: Transaction,
	{ groups, orders: past, lines, parcels }: HistoricalRecords,
): Promise<void> {
	const events = past.flatMap((order) =>
		STEPS.flatMap(([kind, party, column]) => {
			const at = order[column];
			return at ? { id: newId(), orderId: order.id, kind, party, at } : [];
		}),
	);
	await tx.execute(insertRows(orderGroups, groups));
	await tx.execute(insertRows(orders, past));
	await tx.execute(insertRows(orderLines, lines));
	await tx.execute(insertRows(orderSearchTexts, searchTextsOfOrders({ groups, orders: past, lines })));
	await tx.execute(insertRows(orderEvents, events));
	await tx.execute(insertRows(orderParcels, parcels));
	await tx.execute(
		insertRows(
			orderParcelLines,
			parcels.flatMap((parcel) => parcel.lines),
		),
	);
}

export async function changeOrders(
	tx: Transaction,
	orderIds: readonly string[],
	changes: Partial<Omit<Order, 'id'>>,
): Promise<void> {
	if (orderIds.length === 0) return;
	await tx
		.update(orders)
		.set(changes)
		.where(inArray(orders.id, [...orderIds]));
}

export type NewEvent = Pick<OrderEvent, 'orderId' | 'kind' | 'party' | 'at'> &
	Partial<Pick<OrderEvent, 'reason' | 'note'>>;

export async function recordEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
	if (events.length === 0) return;
	await tx.insert(orderEvents).values(events.map((event) => ({ id: newId(), ...event })));
}
