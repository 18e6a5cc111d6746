import type { Background } from '#src/platform/jobs/index.ts';
import { changeDecided, listingDecided, priceLowered, productPublished, productTakenDown } from './events.ts';
import { followLicencesJob } from './jobs/follow-licences.ts';
import { watchChecks } from './jobs/watch-checks.ts';
import { notifyChangeDecided, notifyListingDecided, notifyTakenDown } from './subscribers/notify-decisions.ts';

export const complianceBackground: Background = {
	events: [productPublished, productTakenDown, listingDecided, changeDecided, priceLowered],
	subscribers: [notifyListingDecided, notifyChangeDecided, notifyTakenDown],
	jobs: [followLicencesJob, watchChecks],
	timetable: [
		{ cron: '*/10 * * * *', job: followLicencesJob },
		{ cron: '40 * * * *', job: watchChecks },
	],
};
