import type { Background } from '#src/platform/jobs/index.ts';
import { shopDecided, shopSubmitted } from './events.ts';
import { closeForgottenDrafts } from './jobs/close-drafts.ts';
import { countFollowersJob } from './jobs/count-followers.ts';
import { watchApplications } from './jobs/watch-applications.ts';

export { refreshFollowerCounts } from './use-cases/refresh-follower-counts.ts';

export const vendorsBackground: Background = {
	events: [shopSubmitted, shopDecided],
	subscribers: [],
	jobs: [closeForgottenDrafts, countFollowersJob, watchApplications],
	timetable: [
		{ cron: '* * * * *', job: countFollowersJob },
		{ cron: '20 3 * * *', job: closeForgottenDrafts },
		{ cron: '35 * * * *', job: watchApplications },
	],
};
