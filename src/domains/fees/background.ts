import type { Background } from '#src/platform/jobs/index.ts';
import { notifyHigher } from './jobs/notify-higher-rates.ts';

export { loadBaseRates } from './use-cases/load-base-rates.ts';

export const feesBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [notifyHigher],
	timetable: [{ cron: '30 8 * * *', job: notifyHigher }],
};
