import type { Background } from '#src/platform/jobs/index.ts';
import { expireHolds } from './jobs/expire-holds.ts';
import { reconcileLedger } from './jobs/reconcile-ledger.ts';

export const ledgerBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [expireHolds, reconcileLedger],
	timetable: [
		{ cron: '* * * * *', job: expireHolds },
		{ cron: '20 3 * * *', job: reconcileLedger },
	],
};
