import { and, asc, eq } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { type OrderCase, orderCases } from './tables.ts';

/** Decide only on what is read under the lock of the order's group. */
export async function openCaseOf(read: ReadDatabase, orderId: string): Promise<OrderCase | null> {
	const [found] = await read
		.select()
		.from(orderCases)
		.where(and(eq(orderCases.orderId, orderId), eq(orderCases.state, 'open')));
	return found ?? null;
}

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
