import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { applyLicenceExpiry } from '../use-cases/apply-licence-expiry.ts';

/** After each decision on a document, and every ten minutes for documents that expired. */
export const licenceExpiryJob = defineJob({
	name: 'catalog.follow_licences',
	input: z.object({}),
	async handle(context) {
		const done = await applyLicenceExpiry(context);
		if (done.hidden + done.shown + done.told > 0) context.log.info(done, 'goods followed the documents of their shops');
	},
});
