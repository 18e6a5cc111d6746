import type { Background } from '#src/platform/jobs/index.ts';
import { productPublished, productTakenDown, reservationExpired } from './events.ts';
import { sweepReservations } from './jobs/sweep-reservations.ts';

export { loadCategories } from './use-cases/load-categories.ts';

export const catalogBackground: Background = {
	events: [productPublished, productTakenDown, reservationExpired],
	subscribers: [],
	jobs: [sweepReservations],
	timetable: [{ cron: '* * * * *', job: sweepReservations }],
};
