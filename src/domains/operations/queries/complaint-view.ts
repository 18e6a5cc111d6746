import { inArray } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ComplaintView } from '../contract/complaints.ts';
import { entriesOfComplaints } from '../db/complaint-repository.ts';
import type { Complaint } from '../db/tables.ts';

export async function viewsOf(read: ReadDatabase, found: readonly Complaint[]): Promise<readonly ComplaintView[]> {
	const words = await entriesOfComplaints(
		read,
		found.map(({ id }) => id),
	);
	const numbers = await orderNumbersOf(read, found);
	const byComplaint = Map.groupBy(words, ({ complaintId }) => complaintId);
	return found.map(({ id, number, topic, orderId, state, ...times }) => ({
		id,
		number,
		topic,
		state,
		orderNumber: numbers.get(orderId ?? '') ?? null,
		filedAt: times.filedAt.toISOString(),
		answerBy: times.answerBy.toISOString(),
		solveBy: times.solveBy.toISOString(),
		answeredAt: times.answeredAt?.toISOString() ?? null,
		closedAt: times.closedAt?.toISOString() ?? null,
		words: (byComplaint.get(id) ?? []).map(({ id: wordId, party, body, at }) => ({
			id: wordId,
			party,
			text: body,
			at: at.toISOString(),
		})),
	}));
}

export async function orderNumbersOf(
	read: ReadDatabase,
	found: readonly Pick<Complaint, 'orderId'>[],
): Promise<ReadonlyMap<string, string>> {
	const ids = found.flatMap(({ orderId }) => orderId ?? []);
	if (ids.length === 0) return new Map();
	const rows = await read.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.id, ids));
	return new Map(rows.map(({ id, number }) => [id, number]));
}
