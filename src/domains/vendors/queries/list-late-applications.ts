import type { ReadDatabase } from '#src/platform/db/index.ts';
import { isReviewLate } from '../rules/review-clock.ts';
import { listShopsInState, type WaitingShop } from './list-applications.ts';

const MOST = 500;

/** Applications that have waited longer than was promised, the longest first. */
export async function listLateApplications(read: ReadDatabase, now: Date): Promise<readonly WaitingShop[]> {
	const waiting = await listShopsInState(read, 'submitted', MOST);
	return waiting.filter(({ submittedAt }) => submittedAt !== null && isReviewLate(new Date(submittedAt), now));
}
