import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { tellHigherRates } from '../use-cases/tell-higher-rates.ts';

/** As soon as a rate is decided, and every morning for shops that have begun to sell since. */
export const tellHigher = defineJob({
	name: 'fees.tell_higher_rates',
	input: z.object({}),
	handle: tellHigherRates,
});
