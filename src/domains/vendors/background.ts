import type { Background } from '#src/platform/jobs/index.ts';
import { countFollowersJob } from './jobs/count-followers.ts';

export { refreshFollowerCounts } from './use-cases/refresh-follower-counts.ts';

export const vendorsBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [countFollowersJob],
	timetable: [{ cron: '* * * * *', job: countFollowersJob }],
};
