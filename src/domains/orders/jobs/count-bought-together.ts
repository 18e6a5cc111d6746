import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countBoughtTogether } from '../use-cases/count-bought-together.ts';

export const countBoughtTogetherJob = defineJob({
	name: 'orders.count_bought_together',
	input: z.object({}),
	handle: countBoughtTogether,
});
