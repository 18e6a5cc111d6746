import type { Background } from '#src/platform/jobs/index.ts';
import { shopDecided, shopSubmitted } from './events.ts';
import { closeForgottenDrafts } from './jobs/close-drafts.ts';
import { countFollowersAnew } from './jobs/count-followers.ts';
import { watchApplications } from './jobs/watch-applications.ts';

export { foldFollowers } from './use-cases/fold-followers.ts';

export const vendorsBackground: Background = {
	events: [shopSubmitted, shopDecided],
	subscribers: [],
	jobs: [closeForgottenDrafts, countFollowersAnew, watchApplications],
	timetable: [
		{ cron: '* * * * *', job: countFollowersAnew },
		{ cron: '20 3 * * *', job: closeForgottenDrafts },
		{ cron: '35 * * * *', job: watchApplications },
	],
};
