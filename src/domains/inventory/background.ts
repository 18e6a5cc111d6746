import type { Background } from '#src/platform/jobs/index.ts';
import { reservationExpired, stockReturned } from './events.ts';
import { sweepReservations } from './jobs/sweep-reservations.ts';

export const inventoryBackground: Background = {
	events: [reservationExpired, stockReturned],
	subscribers: [],
	jobs: [sweepReservations],
	timetable: [{ cron: '* * * * *', job: sweepReservations }],
};
