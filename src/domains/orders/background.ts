import type { Background } from '#src/platform/jobs/index.ts';
import { backfillOrderSearch } from './jobs/backfill-order-search.ts';
import { countBoughtTogetherJob } from './jobs/count-bought-together.ts';

export { countBoughtTogether } from './use-cases/count-bought-together.ts';

export const ordersBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [backfillOrderSearch, countBoughtTogetherJob],
	timetable: [
		{ cron: '10 * * * *', job: countBoughtTogetherJob },
		{ cron: '55 * * * *', job: backfillOrderSearch },
	],
};
