import type { Background } from '#src/platform/jobs/index.ts';
import { countShopDaysOn, recountShopDaysJob } from './jobs/count-shop-days.ts';
import { countShopHealthJob } from './jobs/count-shop-health.ts';

export { countShopHealth } from './use-cases/count-shop-health.ts';

export const shopMetricsBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [countShopDaysOn, recountShopDaysJob, countShopHealthJob],
	timetable: [
		{ cron: '* * * * *', job: countShopDaysOn },
		{ cron: '20 3 * * *', job: recountShopDaysJob },
		{ cron: '25 * * * *', job: countShopHealthJob },
	],
};
