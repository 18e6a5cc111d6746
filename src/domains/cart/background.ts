import type { Background } from '#src/platform/jobs/index.ts';
import { removeExpiredCarts } from './jobs/remove-expired-carts.ts';

export const cartBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [removeExpiredCarts],
	timetable: [{ cron: '40 3 * * *', job: removeExpiredCarts }],
};
