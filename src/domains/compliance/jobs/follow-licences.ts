import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { followLicences } from '../use-cases/follow-licences.ts';

/** After each decision on a document, and every ten minutes for documents that expired. */
export const followLicencesJob = defineJob({
	name: 'catalog.follow_licences',
	input: z.object({}),
	async handle(context) {
		const done = await followLicences(context);
		if (done.hidden + done.shown + done.told > 0) context.log.info(done, 'goods followed the documents of their shops');
	},
});
