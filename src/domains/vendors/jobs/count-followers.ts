import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { refreshFollowerCounts } from '../use-cases/refresh-follower-counts.ts';

export const countFollowersJob = defineJob({
	name: 'vendors.count_followers',
	input: z.object({}),
	handle: refreshFollowerCounts,
});
