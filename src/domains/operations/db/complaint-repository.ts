import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { ComplaintParty } from '../contract/complaints.ts';
import { type Complaint, complaintEntries, complaints } from './tables.ts';

/** Serialises the complaints of one customer, so concurrent ones cannot exceed the limit. */
export async function lockComplaintsOf(tx: Transaction, customerId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`complaints:${customerId}`}, 0))`);
}

export async function countOpenComplaints(tx: Transaction, customerId: string): Promise<number> {
	const rows = await tx
		.select({ id: complaints.id })
		.from(complaints)
		.where(and(eq(complaints.customerId, customerId), ne(complaints.state, 'closed')));
	return rows.length;
}

export async function insertComplaint(tx: Transaction, complaint: Complaint): Promise<void> {
	await tx.insert(complaints).values(complaint);
}

export async function lockComplaint(tx: Transaction, id: string): Promise<Complaint | null> {
	const [row] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update');
	return row ?? null;
}

export async function findComplaint(read: ReadDatabase, id: string): Promise<Complaint | null> {
	const [row] = await read.select().from(complaints).where(eq(complaints.id, id));
	return row ?? null;
}

export async function changeComplaint(
	tx: Transaction,
	id: string,
	change: Partial<Pick<Complaint, 'state' | 'answeredAt' | 'closedAt'>>,
): Promise<void> {
	await tx.update(complaints).set(change).where(eq(complaints.id, id));
}

type NewComplaintEntry = {
	readonly complaintId: string;
	readonly party: ComplaintParty;
	readonly body: string;
	readonly at: Date;
};
export async function insertComplaintEntry(tx: Transaction, said: NewComplaintEntry): Promise<string> {
	const id = newId();
	await tx.insert(complaintEntries).values({ id, ...said });
	return id;
}

export function complaintsOf(read: ReadDatabase, customerId: string, limit: number): Promise<readonly Complaint[]> {
	return read
		.select()
		.from(complaints)
		.where(eq(complaints.customerId, customerId))
		.orderBy(desc(complaints.id))
		.limit(limit);
}

/** Open and answered complaints, the nearest deadline first. */
export function waitingComplaints(read: ReadDatabase, limit: number): Promise<readonly Complaint[]> {
	const nearest = sql`case when ${complaints.answeredAt} is null then ${complaints.answerBy} else ${complaints.solveBy} end`;
	return read
		.select()
		.from(complaints)
		.where(ne(complaints.state, 'closed'))
		.orderBy(nearest, asc(complaints.id))
		.limit(limit);
}

export async function complaintByNumber(read: ReadDatabase, number: string): Promise<Complaint | null> {
	const [row] = await read.select().from(complaints).where(eq(complaints.number, number));
	return row ?? null;
}

export async function entriesOfComplaints(read: ReadDatabase, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return read
		.select()
		.from(complaintEntries)
		.where(inArray(complaintEntries.complaintId, [...ids]))
		.orderBy(asc(complaintEntries.id));
}
