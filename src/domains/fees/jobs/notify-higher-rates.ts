import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { notifyHigherRates } from '../use-cases/notify-higher-rates.ts';

/** As soon as a rate is decided, and every morning for shops that have begun to sell since. */
export const notifyHigher = defineJob({
	name: 'fees.tell_higher_rates',
	input: z.object({}),
	handle: notifyHigherRates,
});
