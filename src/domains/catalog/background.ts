import type { Background } from '#src/platform/jobs/index.ts';
import { countCategoriesJob } from './jobs/count-categories.ts';
import { divideSitemapJob } from './jobs/divide-sitemap.ts';
import { refreshFilterKeys } from './jobs/refresh-filter-keys.ts';

export { listPopularSearches } from './queries/list-popular-searches.ts';
export { countCategories } from './use-cases/count-categories.ts';
export { divideSitemap } from './use-cases/divide-sitemap.ts';
export { loadAttributes } from './use-cases/load-attributes.ts';
export { loadCategories } from './use-cases/load-categories.ts';
export { recordViews } from './use-cases/record-views.ts';

export const catalogBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [countCategoriesJob, divideSitemapJob, refreshFilterKeys],
	timetable: [
		{ cron: '* * * * *', job: countCategoriesJob },
		{ cron: '50 * * * *', job: divideSitemapJob },
	],
};
