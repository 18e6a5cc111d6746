import type { Background } from '#src/platform/jobs/index.ts';
import { removeDeadSessionsJob } from './jobs/remove-dead-sessions.ts';

export const identityBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [removeDeadSessionsJob],
	timetable: [{ cron: '7 * * * *', job: removeDeadSessionsJob }],
};
