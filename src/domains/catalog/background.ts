import type { Background } from '#src/platform/jobs/index.ts';
import { priceLowered, productPublished, productTakenDown, reservationExpired, stockReturned } from './events.ts';
import { countShelvesAnew } from './jobs/count-shelves.ts';
import { learnWords, relearnWords } from './jobs/learn-words.ts';
import { refreshFilterKeys } from './jobs/refresh-filter-keys.ts';
import { sweepReservations } from './jobs/sweep-reservations.ts';

export { countShelves } from './use-cases/count-shelves.ts';
export { relearnCatalogue } from './use-cases/learn-catalogue.ts';
export { loadAttributes } from './use-cases/load-attributes.ts';
export { loadCategories } from './use-cases/load-categories.ts';
export { loadSynonyms } from './use-cases/load-synonyms.ts';

export const catalogBackground: Background = {
	events: [productPublished, productTakenDown, reservationExpired, stockReturned, priceLowered],
	subscribers: [],
	jobs: [sweepReservations, learnWords, relearnWords, countShelvesAnew, refreshFilterKeys],
	timetable: [
		{ cron: '* * * * *', job: sweepReservations },
		{ cron: '* * * * *', job: learnWords },
		{ cron: '* * * * *', job: countShelvesAnew },
		{ cron: '20 3 * * *', job: relearnWords },
	],
};
