import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { closeDrafts } from '../use-cases/close-drafts.ts';

export const closeAbandonedDrafts = defineJob({
	name: 'vendors.close_drafts',
	input: z.object({}),
	handle: closeDrafts,
});
