import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { sweepPrivatePictures } from '../use-cases/sweep-private-pictures.ts';

export const sweepUnreferencedPictures = defineJob({
	name: 'media.sweep_private_pictures',
	input: z.object({}),
	handle: sweepPrivatePictures,
});
