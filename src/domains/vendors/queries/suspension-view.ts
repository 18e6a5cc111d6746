import type { SuspensionView } from '../contract/appeal.ts';
import type { Suspension } from '../db/tables.ts';
import { appealBy, isAppealLate } from '../rules/shop-status/appeal-clock.ts';
import { reviewBy } from '../rules/shop-status/review-clock.ts';

export function toSuspensionView(suspension: Suspension, now: Date): SuspensionView {
	const { id, suspendedAt, appeal, appealState, appealedAt, appealAnswer } = suspension;
	const isMade = appeal !== null && appealState !== null && appealedAt !== null;
	return {
		id,
		since: suspendedAt.toISOString(),
		appealBy: appealBy(suspendedAt).toISOString(),
		mayAppeal: !isMade && !isAppealLate(suspendedAt, now),
		appeal: isMade
			? {
					text: appeal,
					at: appealedAt.toISOString(),
					state: appealState,
					answer: appealAnswer ?? '',
					answerBy: appealState === 'open' ? reviewBy(appealedAt).toISOString() : null,
				}
			: null,
	};
}
