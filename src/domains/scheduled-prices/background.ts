import type { Background } from '#src/platform/jobs/index.ts';
import { scheduledPriceStarted } from './events.ts';
import { applyDueSalesJob, applySaleJob } from './jobs/apply-sales.ts';

export const scheduledPricesBackground: Background = {
	events: [scheduledPriceStarted],
	subscribers: [],
	jobs: [applySaleJob, applyDueSalesJob],
	timetable: [{ cron: '* * * * *', job: applyDueSalesJob }],
};
