import { and, asc, desc, eq, inArray, isNotNull, lte, min, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { type OrderReturn, orderReturnShippingCosts, orderReturns, type ReturnShipping } from './tables.ts';

/** Source type of what a shop pays for return shipping. */
export const RETURN_SHIPPING = 'return_postage';

export async function findReturnShipping(read: ReadDatabase, returnId: string): Promise<ReturnShipping | null> {
	const [found] = await read
		.select()
		.from(orderReturnShippingCosts)
		.where(and(eq(orderReturnShippingCosts.returnId, returnId), ne(orderReturnShippingCosts.state, 'withdrawn')));
	return found ?? null;
}

export async function findReturnShippingById(read: ReadDatabase, id: string): Promise<ReturnShipping | null> {
	const [found] = await read.select().from(orderReturnShippingCosts).where(eq(orderReturnShippingCosts.id, id));
	return found ?? null;
}

export async function returnShippingCostsOfReturns(
	read: ReadDatabase,
	returnIds: readonly string[],
): Promise<readonly ReturnShipping[]> {
	if (returnIds.length === 0) return [];
	return read
		.select()
		.from(orderReturnShippingCosts)
		.where(inArray(orderReturnShippingCosts.returnId, [...returnIds]))
		.orderBy(asc(orderReturnShippingCosts.id));
}

export async function lastReturnShipping(read: ReadDatabase, returnId: string): Promise<ReturnShipping | null> {
	const [found] = await read
		.select()
		.from(orderReturnShippingCosts)
		.where(eq(orderReturnShippingCosts.returnId, returnId))
		.orderBy(desc(orderReturnShippingCosts.id))
		.limit(1);
	return found ?? null;
}

export async function insertReturnShipping(tx: Transaction, made: ReturnShipping): Promise<void> {
	await tx.insert(orderReturnShippingCosts).values(made);
}

export async function changeReturnShipping(
	tx: Transaction,
	id: string,
	changes: Partial<Omit<ReturnShipping, 'id' | 'returnId'>>,
): Promise<void> {
	await tx.update(orderReturnShippingCosts).set(changes).where(eq(orderReturnShippingCosts.id, id));
}

export async function returnShippingCostsToJudge(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
	if (orderIds.length === 0) return new Map();
	const rows = await read
		.select({ orderId: orderReturns.orderId, dueAt: min(orderReturnShippingCosts.dueAt) })
		.from(orderReturnShippingCosts)
		.innerJoin(orderReturns, eq(orderReturns.id, orderReturnShippingCosts.returnId))
		.where(
			and(
				inArray(orderReturns.orderId, [...orderIds]),
				eq(orderReturnShippingCosts.state, 'stated'),
				isNotNull(orderReturnShippingCosts.dueAt),
			),
		)
		.groupBy(orderReturns.orderId);
	return new Map(rows.flatMap(({ orderId, dueAt }) => (dueAt ? [[orderId, dueAt] as const] : [])));
}

/** Returns that wait for the shop or whose receipt does, ended ones included; may contain duplicates. */
export const returnsBeforeShop = (shopId: string): SQL => sql`
	select id, order_id, due_at from order_returns where shop_id = ${shopId} and ended_at is null
		and state in ('requested', 'vendor_review', 'shipping_back', 'received', 'inspected', 'disputed')
	union all select of.id, of.order_id, postage.due_at
	from order_return_postages postage join order_returns of on of.id = postage.return_id
	where of.shop_id = ${shopId} and postage.state = 'stated' and postage.due_at is not null`;

export async function dueReturnShippingCosts(
	read: ReadDatabase,
	now: Date,
	limit: number,
	except: readonly string[],
): Promise<readonly Pick<ReturnShipping, 'id' | 'returnId'>[]> {
	return read
		.select({ id: orderReturnShippingCosts.id, returnId: orderReturnShippingCosts.returnId })
		.from(orderReturnShippingCosts)
		.where(and(lte(orderReturnShippingCosts.dueAt, now), notInArray(orderReturnShippingCosts.id, [...except])))
		.orderBy(asc(orderReturnShippingCosts.dueAt))
		.limit(limit);
}

type Disputed = { readonly postage: ReturnShipping; readonly of: OrderReturn; readonly orderNumber: string };
export async function disputedReturnShippingCosts(read: ReadDatabase, limit: number): Promise<readonly Disputed[]> {
	return read
		.select({ postage: orderReturnShippingCosts, of: orderReturns, orderNumber: orders.number })
		.from(orderReturnShippingCosts)
		.innerJoin(orderReturns, eq(orderReturns.id, orderReturnShippingCosts.returnId))
		.innerJoin(orders, eq(orders.id, orderReturns.orderId))
		.where(eq(orderReturnShippingCosts.state, 'disputed'))
		.orderBy(asc(orderReturnShippingCosts.disputedAt))
		.limit(limit);
}
