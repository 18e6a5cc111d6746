import type { Background } from '#src/platform/jobs/index.ts';
import { forgetRemoved } from './jobs/forget-removed.ts';
import { findQuietlyDue, notifyDueAlerts } from './jobs/notify-due-alerts.ts';
import { markPriceLowered, markStockReturned } from './subscribers/mark-due.ts';

export const wishlistBackground: Background = {
	events: [],
	subscribers: [markStockReturned, markPriceLowered],
	jobs: [forgetRemoved, notifyDueAlerts, findQuietlyDue],
	timetable: [
		{ cron: '* * * * *', job: notifyDueAlerts },
		{ cron: '13,43 * * * *', job: findQuietlyDue },
		{ cron: '25 3 * * *', job: forgetRemoved },
	],
};
