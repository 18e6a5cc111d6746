import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { expireReservations } from '../use-cases/expire-reservations.ts';

export const sweepReservations = defineJob({
	name: 'catalog.sweep_reservations',
	input: z.object({}),
	retryLimit: 0,
	handle: async (context) => {
		const expired = await expireReservations(context);
		if (expired > 0) context.log.info({ expired }, 'stock reservations expired');
	},
});
