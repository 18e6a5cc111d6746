import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ComplaintView } from '../contract-complaints.ts';
import { type SeenComplaint, wordsOfComplaints } from '../db/complaint-repository.ts';

/** As both sides read them. */
export async function viewsOf(read: ReadDatabase, found: readonly SeenComplaint[]): Promise<readonly ComplaintView[]> {
	const words = await wordsOfComplaints(
		read,
		found.map(({ id }) => id),
	);
	const byComplaint = Map.groupBy(words, ({ complaintId }) => complaintId);
	return found.map(({ id, number, topic, orderNumber, state, ...times }) => ({
		...{ id, number, topic, orderNumber, state },
		filedAt: times.filedAt.toISOString(),
		answerBy: times.answerBy.toISOString(),
		solveBy: times.solveBy.toISOString(),
		answeredAt: times.answeredAt?.toISOString() ?? null,
		closedAt: times.closedAt?.toISOString() ?? null,
		words: (byComplaint.get(id) ?? []).map(({ id: wordId, party, body, at }) => ({
			...{ id: wordId, party, text: body },
			at: at.toISOString(),
		})),
	}));
}
