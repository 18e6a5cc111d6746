import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countShelves } from '../use-cases/count-shelves.ts';

/** Every minute. */
export const countShelvesAnew = defineJob({
	name: 'catalog.count_shelves',
	input: z.object({}),
	handle: countShelves,
});
