import type { Background } from '#src/platform/jobs/index.ts';
import { expireHolds } from './jobs/expire-holds.ts';
import { proveLedger } from './jobs/prove-ledger.ts';

export const ledgerBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [expireHolds, proveLedger],
	timetable: [
		{ cron: '* * * * *', job: expireHolds },
		{ cron: '20 3 * * *', job: proveLedger },
	],
};
