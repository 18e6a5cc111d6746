import type { Background } from '#src/platform/jobs/index.ts';
import { shopDecided, shopSubmitted } from './events.ts';
import { closeAbandonedDrafts } from './jobs/close-drafts.ts';
import { shopApplicationsWaiting } from './queries/list-waiting-work.ts';

export const shopApplicationsBackground: Background = {
	events: [shopSubmitted, shopDecided],
	subscribers: [],
	jobs: [closeAbandonedDrafts],
	timetable: [{ cron: '20 3 * * *', job: closeAbandonedDrafts }],
	waiting: shopApplicationsWaiting,
};
