import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { notifyHigherRates } from '../use-cases/notify-higher-rates.ts';

/** Runs on each change of a rate, and every morning for shops that have started to sell since. */
export const notifyHigherRatesJob = defineJob({
	name: 'fees.tell_higher_rates',
	input: z.object({}),
	handle: notifyHigherRates,
});
