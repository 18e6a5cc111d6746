import type { Background } from '#src/platform/jobs/index.ts';
import {
	changeDecided,
	listingDecided,
	priceLowered,
	productPublished,
	productTakenDown,
	reservationExpired,
	stockReturned,
} from './events.ts';
import { countCategoriesJob } from './jobs/count-categories.ts';
import { divideSitemapJob } from './jobs/divide-sitemap.ts';
import { followLicencesJob } from './jobs/follow-licences.ts';
import { rebuildSearchIndexJob, updateSearchIndexJob } from './jobs/rebuild-search-index.ts';
import { refreshFilterKeys } from './jobs/refresh-filter-keys.ts';
import { runImport } from './jobs/run-import.ts';
import { sweepImports } from './jobs/sweep-imports.ts';
import { sweepReservations } from './jobs/sweep-reservations.ts';
import { watchChecks } from './jobs/watch-checks.ts';
import { notifyChangeDecided, notifyListingDecided, notifyTakenDown } from './subscribers/notify-decisions.ts';

export { listUsualQuestions } from './queries/list-usual-questions.ts';
export { countCategories } from './use-cases/count-categories.ts';
export { divideSitemap } from './use-cases/divide-sitemap.ts';
export { loadAttributes } from './use-cases/load-attributes.ts';
export { loadCategories } from './use-cases/load-categories.ts';
export { loadSynonyms } from './use-cases/load-synonyms.ts';
export { rebuildSearchIndex } from './use-cases/rebuild-search-index.ts';
export { recordViews } from './use-cases/record-views.ts';

export const catalogBackground: Background = {
	events: [
		productPublished,
		productTakenDown,
		listingDecided,
		changeDecided,
		reservationExpired,
		stockReturned,
		priceLowered,
	],
	subscribers: [notifyListingDecided, notifyChangeDecided, notifyTakenDown],
	jobs: [
		sweepReservations,
		updateSearchIndexJob,
		rebuildSearchIndexJob,
		countCategoriesJob,
		divideSitemapJob,
		refreshFilterKeys,
		followLicencesJob,
		runImport,
		sweepImports,
		watchChecks,
	],
	timetable: [
		{ cron: '* * * * *', job: sweepReservations },
		{ cron: '* * * * *', job: updateSearchIndexJob },
		{ cron: '* * * * *', job: countCategoriesJob },
		{ cron: '*/10 * * * *', job: followLicencesJob },
		{ cron: '40 * * * *', job: watchChecks },
		{ cron: '50 * * * *', job: divideSitemapJob },
		{ cron: '*/5 * * * *', job: sweepImports },
		{ cron: '20 3 * * *', job: rebuildSearchIndexJob },
	],
};
