import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { weighAllReviews } from '../use-cases/refresh-ratings.ts';

export const refreshScores = defineJob({
	name: 'reviews.refresh_scores',
	input: z.object({}),
	handle: weighAllReviews,
});
