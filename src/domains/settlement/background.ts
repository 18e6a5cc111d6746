import type { Background } from '#src/platform/jobs/index.ts';
import { compareYesterday } from './jobs/compare-yesterday.ts';
import { reconcileSettlement } from './jobs/reconcile-settlement.ts';
import { scheduleWeeklyPayouts } from './jobs/schedule-payouts.ts';
import { watchShopDebts } from './jobs/watch-debts.ts';
import { watchPayouts } from './jobs/watch-payouts.ts';
import { settlementWaiting } from './queries/list-waiting-work.ts';

export const settlementBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [scheduleWeeklyPayouts, reconcileSettlement, watchShopDebts, compareYesterday, watchPayouts],
	timetable: [
		{ cron: '0 9 * * 2', job: scheduleWeeklyPayouts },
		{ cron: '40 3 * * *', job: reconcileSettlement },
		// In the morning, because it sends mail to shops.
		{ cron: '10 7 * * *', job: watchShopDebts },
		{ cron: '30 4 * * *', job: compareYesterday },
		{ cron: '50 * * * *', job: watchPayouts },
	],
	waiting: settlementWaiting,
};
