import type { Background } from '#src/platform/jobs/index.ts';
import { purgeRemoved } from './jobs/delete-removed.ts';
import { findDueAlertsJob, notifyDueAlerts } from './jobs/notify-due-alerts.ts';
import { markPriceLowered, markSaleStarted, markStockReturned } from './subscribers/mark-due.ts';

export const wishlistBackground: Background = {
	events: [],
	subscribers: [markStockReturned, markPriceLowered, markSaleStarted],
	jobs: [purgeRemoved, notifyDueAlerts, findDueAlertsJob],
	timetable: [
		{ cron: '* * * * *', job: notifyDueAlerts },
		{ cron: '13,43 * * * *', job: findDueAlertsJob },
		{ cron: '25 3 * * *', job: purgeRemoved },
	],
};
