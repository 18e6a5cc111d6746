import type { Background } from '#src/platform/jobs/index.ts';
import { changeDecided, listingDecided, priceLowered, productPublished, productTakenDown } from './events.ts';
import { licenceExpiryJob } from './jobs/apply-licence-expiry.ts';
import { watchChecks } from './jobs/watch-checks.ts';
import { complianceWaiting } from './queries/list-waiting-work.ts';
import { notifyChangeDecided, notifyListingDecided, notifyTakenDown } from './subscribers/notify-decisions.ts';

export const complianceBackground: Background = {
	events: [productPublished, productTakenDown, listingDecided, changeDecided, priceLowered],
	subscribers: [notifyListingDecided, notifyChangeDecided, notifyTakenDown],
	jobs: [licenceExpiryJob, watchChecks],
	timetable: [
		{ cron: '*/10 * * * *', job: licenceExpiryJob },
		{ cron: '40 * * * *', job: watchChecks },
	],
	waiting: complianceWaiting,
};
