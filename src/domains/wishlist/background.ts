import type { Background } from '#src/platform/jobs/index.ts';
import { forgetRemoved } from './jobs/forget-removed.ts';
import { findQuietlyDue, tellDueAlerts } from './jobs/tell-due-alerts.ts';
import { markPriceLowered, markStockReturned } from './subscribers/mark-due.ts';

export const wishlistBackground: Background = {
	events: [],
	subscribers: [markStockReturned, markPriceLowered],
	jobs: [forgetRemoved, tellDueAlerts, findQuietlyDue],
	timetable: [
		{ cron: '* * * * *', job: tellDueAlerts },
		{ cron: '13,43 * * * *', job: findQuietlyDue },
		{ cron: '25 3 * * *', job: forgetRemoved },
	],
};
