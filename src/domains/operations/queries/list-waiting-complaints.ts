import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ComplaintView } from '../contract/complaints.ts';
import { complaintByNumber, waitingComplaints } from '../db/complaint-repository.ts';
import type { Complaint } from '../db/tables.ts';
import { missedDeadline } from '../rules/complaint-clocks.ts';
import { orderNumbersOf, viewsOf } from './complaint-view.ts';

const AT_ONCE = 500;
type Waiting = Pick<Complaint, 'id' | 'number' | 'topic' | 'filedAt' | 'state' | 'answerBy' | 'solveBy'> & {
	readonly orderNumber: string | null;
	readonly late: ReturnType<typeof missedDeadline>;
};

export async function listWaitingComplaints(read: ReadDatabase): Promise<readonly Waiting[]> {
	const [clock] = await read.read<{ now: string }>(sql`select app_now() as now`);
	const now = new Date(clock?.now ?? Number.NaN);
	const waiting = await waitingComplaints(read, AT_ONCE);
	const numbers = await orderNumbersOf(read, waiting);
	return waiting.map((complaint) => ({
		...complaint,
		orderNumber: numbers.get(complaint.orderId ?? '') ?? null,
		late: missedDeadline(complaint, now),
	}));
}

export async function getComplaint(read: ReadDatabase, number: string): Promise<ComplaintView | null> {
	const found = await complaintByNumber(read, number);
	const [view] = found ? await viewsOf(read, [found]) : [];
	return view ?? null;
}
