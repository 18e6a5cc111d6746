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
import { countShelvesAnew } from './jobs/count-shelves.ts';
import { divideSitemapAnew } from './jobs/divide-sitemap.ts';
import { followLicencesJob } from './jobs/follow-licences.ts';
import { learnWords, relearnWords } from './jobs/learn-words.ts';
import { refreshFilterKeys } from './jobs/refresh-filter-keys.ts';
import { runImport } from './jobs/run-import.ts';
import { sweepImports } from './jobs/sweep-imports.ts';
import { sweepReservations } from './jobs/sweep-reservations.ts';
import { watchChecks } from './jobs/watch-checks.ts';
import { tellChangeDecided, tellListingDecided, tellTakenDown } from './subscribers/tell-decisions.ts';

export { listUsualQuestions } from './queries/list-usual-questions.ts';
export { countShelves } from './use-cases/count-shelves.ts';
export { divideSitemap } from './use-cases/divide-sitemap.ts';
export { relearnCatalogue } from './use-cases/learn-catalogue.ts';
export { loadAttributes } from './use-cases/load-attributes.ts';
export { loadCategories } from './use-cases/load-categories.ts';
export { loadSynonyms } from './use-cases/load-synonyms.ts';
export { recordViews } from './use-cases/record-views.ts';

export const catalogBackground: Background = {
	events: [
		...[productPublished, productTakenDown, listingDecided, changeDecided],
		...[reservationExpired, stockReturned, priceLowered],
	],
	subscribers: [tellListingDecided, tellChangeDecided, tellTakenDown],
	jobs: [
		sweepReservations,
		learnWords,
		relearnWords,
		countShelvesAnew,
		divideSitemapAnew,
		refreshFilterKeys,
		followLicencesJob,
		runImport,
		sweepImports,
		watchChecks,
	],
	timetable: [
		{ cron: '* * * * *', job: sweepReservations },
		{ cron: '* * * * *', job: learnWords },
		{ cron: '* * * * *', job: countShelvesAnew },
		{ cron: '*/10 * * * *', job: followLicencesJob },
		{ cron: '40 * * * *', job: watchChecks },
		{ cron: '50 * * * *', job: divideSitemapAnew },
		{ cron: '*/5 * * * *', job: sweepImports },
		{ cron: '20 3 * * *', job: relearnWords },
	],
};
