import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { foldFollowers } from '../use-cases/fold-followers.ts';

/** Every minute. */
export const countFollowersAnew = defineJob({
	name: 'vendors.count_followers',
	input: z.object({}),
	handle: foldFollowers,
});
