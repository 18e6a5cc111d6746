import { listShopsInState, type WaitingShop } from '#src/domains/shop-applications/index.ts';
import { isReviewLate } from '#src/domains/vendors/rules/shop-status/review-clock.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

const MAX = 500;

export async function listLateApplications(read: ReadDatabase, now: Date): Promise<readonly WaitingShop[]> {
	const waiting = await listShopsInState(read, 'submitted', MAX);
	return waiting.filter(({ submittedAt }) => submittedAt !== null && isReviewLate(new Date(submittedAt), now));
}
