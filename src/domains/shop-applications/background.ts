import type { Background } from '#src/platform/jobs/index.ts';
import { shopDecided, shopSubmitted } from './events.ts';
import { closeForgottenDrafts } from './jobs/close-drafts.ts';

export const shopApplicationsBackground: Background = {
	events: [shopSubmitted, shopDecided],
	subscribers: [],
	jobs: [closeForgottenDrafts],
	timetable: [{ cron: '20 3 * * *', job: closeForgottenDrafts }],
};
