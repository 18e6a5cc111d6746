import type { Background } from '#src/platform/jobs/index.ts';
import { notifyHigherRatesJob } from './jobs/notify-higher-rates.ts';

export { loadBaseRates } from './use-cases/load-base-rates.ts';

export const feesBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [notifyHigherRatesJob],
	timetable: [{ cron: '30 8 * * *', job: notifyHigherRatesJob }],
};
