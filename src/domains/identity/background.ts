import type { Background } from '#src/platform/jobs/index.ts';
import { removeDeadSessionsJob } from './jobs/remove-dead-sessions.ts';
import { revokeTokensJob } from './jobs/revoke-tokens.ts';

export const identityBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [removeDeadSessionsJob, revokeTokensJob],
	timetable: [{ cron: '7 * * * *', job: removeDeadSessionsJob }],
};
