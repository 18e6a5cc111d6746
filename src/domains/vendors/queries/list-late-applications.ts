import type { ReadDatabase } from '#src/platform/db/index.ts';
import { isReviewLate } from '../rules/review-clock.ts';
import { listShopsInState, type WaitingShop } from './list-applications.ts';

const MAX = 500;

export async function listLateApplications(read: ReadDatabase, now: Date): Promise<readonly WaitingShop[]> {
	const waiting = await listShopsInState(read, 'submitted', MAX);
	return waiting.filter(({ submittedAt }) => submittedAt !== null && isReviewLate(new Date(submittedAt), now));
}
