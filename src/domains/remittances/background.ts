import type { Background } from '#src/platform/jobs/index.ts';
import { bookWaitingLines } from './jobs/book-waiting-lines.ts';
import { reconcileRemittances } from './jobs/reconcile-remittances.ts';
import { watchClaims } from './jobs/watch-claims.ts';
import { remittancesWaiting } from './queries/list-waiting-work.ts';

export const remittancesBackground: Background = {
	events: [],
	subscribers: [],
	waiting: remittancesWaiting,
	jobs: [bookWaitingLines, watchClaims, reconcileRemittances],
	timetable: [
		{ cron: '*/10 * * * *', job: bookWaitingLines },
		{ cron: '15 7 * * *', job: watchClaims },
		{ cron: '45 3 * * *', job: reconcileRemittances },
	],
};
