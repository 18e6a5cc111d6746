import { and, asc, desc, eq, inArray, isNotNull, lte, min, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { type OrderReturn, orderReturnPostages, orderReturns, orders, type ReturnPostage } from './tables.ts';

/** The source of what a shop gives for goods that were sent back to it. */
export const RETURN_POSTAGE = 'return_postage';

/** Only under the lock of its return: the one that counts. */
export async function findPostage(read: ReadDatabase, returnId: string): Promise<ReturnPostage | null> {
	const [found] = await read
		.select()
		.from(orderReturnPostages)
		.where(and(eq(orderReturnPostages.returnId, returnId), ne(orderReturnPostages.state, 'withdrawn')));
	return found ?? null;
}

export async function findPostageById(read: ReadDatabase, id: string): Promise<ReturnPostage | null> {
	const [found] = await read.select().from(orderReturnPostages).where(eq(orderReturnPostages.id, id));
	return found ?? null;
}

/** By return, also those that were taken back; the last one last. */
export async function postagesOfReturns(
	read: ReadDatabase,
	returnIds: readonly string[],
): Promise<readonly ReturnPostage[]> {
	if (returnIds.length === 0) return [];
	return read
		.select()
		.from(orderReturnPostages)
		.where(inArray(orderReturnPostages.returnId, [...returnIds]))
		.orderBy(asc(orderReturnPostages.id));
}

/** What buyer and shop say of it, if they are asked now. */
export async function lastPostage(read: ReadDatabase, returnId: string): Promise<ReturnPostage | null> {
	const [found] = await read
		.select()
		.from(orderReturnPostages)
		.where(eq(orderReturnPostages.returnId, returnId))
		.orderBy(desc(orderReturnPostages.id))
		.limit(1);
	return found ?? null;
}

export async function insertPostage(tx: Transaction, made: ReturnPostage): Promise<void> {
	await tx.insert(orderReturnPostages).values(made);
}

export async function changePostage(
	tx: Transaction,
	id: string,
	changes: Partial<Omit<ReturnPostage, 'id' | 'returnId'>>,
): Promise<void> {
	await tx.update(orderReturnPostages).set(changes).where(eq(orderReturnPostages.id, id));
}

/** Of orders: until when their shop judges the first receipt that lies before it. */
export async function postagesToJudge(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
	if (orderIds.length === 0) return new Map();
	const rows = await read
		.select({ orderId: orderReturns.orderId, dueAt: min(orderReturnPostages.dueAt) })
		.from(orderReturnPostages)
		.innerJoin(orderReturns, eq(orderReturns.id, orderReturnPostages.returnId))
		.where(
			and(
				inArray(orderReturns.orderId, [...orderIds]),
				eq(orderReturnPostages.state, 'stated'),
				isNotNull(orderReturnPostages.dueAt),
			),
		)
		.groupBy(orderReturns.orderId);
	return new Map(rows.flatMap(({ orderId, dueAt }) => (dueAt ? [[orderId, dueAt] as const] : [])));
}

/** Returns of a shop that wait for it, and those whose receipt does, ended ones among them; one may come twice. */
export const returnsBeforeShop = (shopId: string): SQL => sql`
	select id, order_id, due_at from order_returns where shop_id = ${shopId} and ended_at is null
		and state in ('requested', 'vendor_review', 'shipping_back', 'received', 'inspected', 'disputed')
	union all select of.id, of.order_id, postage.due_at
	from order_return_postages postage join order_returns of on of.id = postage.return_id
	where of.shop_id = ${shopId} and postage.state = 'stated' and postage.due_at is not null`;

/** For which the clock has something to do, the longest waiting first. */
export async function duePostages(
	read: ReadDatabase,
	now: Date,
	limit: number,
	except: readonly string[],
): Promise<readonly Pick<ReturnPostage, 'id' | 'returnId'>[]> {
	return read
		.select({ id: orderReturnPostages.id, returnId: orderReturnPostages.returnId })
		.from(orderReturnPostages)
		.where(and(lte(orderReturnPostages.dueAt, now), notInArray(orderReturnPostages.id, [...except])))
		.orderBy(asc(orderReturnPostages.dueAt))
		.limit(limit);
}

type Disputed = { readonly postage: ReturnPostage; readonly of: OrderReturn; readonly orderNumber: string };
export async function disputedPostages(read: ReadDatabase, limit: number): Promise<readonly Disputed[]> {
	return read
		.select({ postage: orderReturnPostages, of: orderReturns, orderNumber: orders.number })
		.from(orderReturnPostages)
		.innerJoin(orderReturns, eq(orderReturns.id, orderReturnPostages.returnId))
		.innerJoin(orders, eq(orders.id, orderReturns.orderId))
		.where(eq(orderReturnPostages.state, 'disputed'))
		.orderBy(asc(orderReturnPostages.disputedAt))
		.limit(limit);
}
