import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { type ParcelInvestigation, parcelInvestigations } from './tables.ts';

/** Without a lock; decisions need the lock of the order group. */
export async function openInvestigationOf(read: ReadDatabase, orderId: string): Promise<ParcelInvestigation | null> {
	const [found] = await read
		.select()
		.from(parcelInvestigations)
		.where(and(eq(parcelInvestigations.orderId, orderId), eq(parcelInvestigations.state, 'open')));
	return found ?? null;
}

export async function openInvestigationsOf(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<readonly ParcelInvestigation[]> {
	if (orderIds.length === 0) return [];
	return read
		.select()
		.from(parcelInvestigations)
		.where(and(inArray(parcelInvestigations.orderId, [...orderIds]), eq(parcelInvestigations.state, 'open')));
}

/** Leaves out orders with an open return, which takes precedence. */
export const investigationsBeforeShop = (shopId: string): SQL => sql`
	select held.number, looked.due_by from order_cases looked join orders held on held.id = looked.order_id
	where looked.state = 'open' and held.shop_id = ${shopId} and not exists (
		select from order_returns asked where asked.order_id = looked.order_id and asked.ended_at is null)`;

export async function findInvestigation(read: ReadDatabase, number: string): Promise<ParcelInvestigation | null> {
	const [found] = await read.select().from(parcelInvestigations).where(eq(parcelInvestigations.number, number));
	return found ?? null;
}

export const openInvestigations = (read: ReadDatabase, limit: number): Promise<readonly ParcelInvestigation[]> =>
	read
		.select()
		.from(parcelInvestigations)
		.where(eq(parcelInvestigations.state, 'open'))
		.orderBy(asc(parcelInvestigations.dueBy))
		.limit(limit);

export async function insertInvestigation(tx: Transaction, made: ParcelInvestigation): Promise<void> {
	await tx.insert(parcelInvestigations).values(made);
}

export async function changeInvestigation(
	tx: Transaction,
	id: string,
	changes: Pick<ParcelInvestigation, 'state' | 'closedAt' | 'closedBy' | 'note'>,
): Promise<void> {
	await tx.update(parcelInvestigations).set(changes).where(eq(parcelInvestigations.id, id));
}

const NO_DEADLINE = Number.MAX_SAFE_INTEGER;
/** Microseconds, for sorting orders; those without an investigation come last. */
export const investigationDeadline: SQL<number> = sql<number>`coalesce((
	select (extract(epoch from looked.due_by) * 1000000)::bigint from order_cases looked
	where looked.order_id = ${orders.id} and looked.state = 'open'
), ${sql.raw(String(NO_DEADLINE))})`.mapWith(Number);
