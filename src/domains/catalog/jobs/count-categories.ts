import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countCategories } from '../use-cases/count-categories.ts';

export const countCategoriesJob = defineJob({
	name: 'catalog.count_shelves',
	input: z.object({}),
	handle: countCategories,
});
