import type { Background } from '#src/platform/jobs/index.ts';
import { shopDecided, shopSubmitted } from './events.ts';
import { countFollowersAnew } from './jobs/count-followers.ts';

export { foldFollowers } from './use-cases/fold-followers.ts';

export const vendorsBackground: Background = {
	events: [shopSubmitted, shopDecided],
	subscribers: [],
	jobs: [countFollowersAnew],
	timetable: [{ cron: '* * * * *', job: countFollowersAnew }],
};
