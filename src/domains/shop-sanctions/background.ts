import type { Background } from '#src/platform/jobs/index.ts';
import { watchApplications } from './jobs/watch-applications.ts';
import { shopSanctionsWaiting } from './queries/list-waiting-work.ts';

export const shopSanctionsBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [watchApplications],
	timetable: [{ cron: '35 * * * *', job: watchApplications }],
	waiting: shopSanctionsWaiting,
};
