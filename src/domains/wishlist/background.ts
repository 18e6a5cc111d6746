import type { Background } from '#src/platform/jobs/index.ts';
import { forgetRemoved } from './jobs/forget-removed.ts';

export const wishlistBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [forgetRemoved],
	timetable: [{ cron: '25 3 * * *', job: forgetRemoved }],
};
