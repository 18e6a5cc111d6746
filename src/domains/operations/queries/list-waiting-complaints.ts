import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ComplaintView } from '../contract-complaints.ts';
import { complaintByNumber, type SeenComplaint, waitingComplaints } from '../db/complaint-repository.ts';
import { lateWith } from '../rules/complaint-clocks.ts';
import { viewsOf } from './complaint-view.ts';

const AT_ONCE = 500;
type Waiting = Pick<SeenComplaint, 'id' | 'number' | 'topic' | 'orderNumber' | 'state' | 'answerBy' | 'solveBy'> & {
	readonly late: ReturnType<typeof lateWith>;
};

/** For operators: what is not closed, the nearest promise first, with what was promised and has not happened. */
export async function listWaitingComplaints(read: ReadDatabase): Promise<readonly Waiting[]> {
	const [clock] = await read.read<{ now: string }>(sql`select app_now() as now`);
	const now = new Date(clock?.now ?? Number.NaN);
	const waiting = await waitingComplaints(read, AT_ONCE);
	return waiting.map((complaint) => ({ ...complaint, late: lateWith(complaint, now) }));
}

export async function getComplaint(read: ReadDatabase, number: string): Promise<ComplaintView | null> {
	const found = await complaintByNumber(read, number);
	const [view] = found ? await viewsOf(read, [found]) : [];
	return view ?? null;
}
