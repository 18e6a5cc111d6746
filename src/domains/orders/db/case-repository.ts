import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { type OrderCase, orderCases, orders } from './tables.ts';

/** Decide only on what is read under the lock of the order's group. */
export async function openCaseOf(read: ReadDatabase, orderId: string): Promise<OrderCase | null> {
	const [found] = await read
		.select()
		.from(orderCases)
		.where(and(eq(orderCases.orderId, orderId), eq(orderCases.state, 'open')));
	return found ?? null;
}

/** Of several orders. */
export async function openCasesOf(read: ReadDatabase, orderIds: readonly string[]): Promise<readonly OrderCase[]> {
	if (orderIds.length === 0) return [];
	return read
		.select()
		.from(orderCases)
		.where(and(inArray(orderCases.orderId, [...orderIds]), eq(orderCases.state, 'open')));
}

/** What a shop is to find; while its order is being complained about, that is answered instead. */
export const casesBeforeShop = (shopId: string): SQL => sql`
	select held.number, looked.due_by from order_cases looked join orders held on held.id = looked.order_id
	where looked.state = 'open' and held.shop_id = ${shopId} and not exists (
		select from order_returns asked where asked.order_id = looked.order_id and asked.ended_at is null)`;

export async function findCase(read: ReadDatabase, number: string): Promise<OrderCase | null> {
	const [found] = await read.select().from(orderCases).where(eq(orderCases.number, number));
	return found ?? null;
}

/** Those that end first stand first. */
export const openCases = (read: ReadDatabase, limit: number): Promise<readonly OrderCase[]> =>
	read.select().from(orderCases).where(eq(orderCases.state, 'open')).orderBy(asc(orderCases.dueBy)).limit(limit);

export async function insertCase(tx: Transaction, made: OrderCase): Promise<void> {
	await tx.insert(orderCases).values(made);
}

export async function changeCase(
	tx: Transaction,
	id: string,
	changes: Pick<OrderCase, 'state' | 'closedAt' | 'closedBy' | 'note'>,
): Promise<void> {
	await tx.update(orderCases).set(changes).where(eq(orderCases.id, id));
}

const NO_DEADLINE = Number.MAX_SAFE_INTEGER;
/** Of orders, in microseconds: when what is looked for is lost; else last. */
export const caseDeadline: SQL<number> = sql<number>`coalesce((
	select (extract(epoch from looked.due_by) * 1000000)::bigint from order_cases looked
	where looked.order_id = ${orders.id} and looked.state = 'open'
), ${sql.raw(String(NO_DEADLINE))})`.mapWith(Number);
