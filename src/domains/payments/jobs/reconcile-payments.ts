import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { getPaymentsCheck } from '../queries/get-payments-check.ts';

/** The operators' alarm listens to this error in the log. */
export const reconcilePayments = defineJob({
	name: 'payments.prove',
	input: z.object({}),
	handle: async (context) => {
		const proof = await getPaymentsCheck(context.fresh);
		if (proof.isSound) context.log.info({ attempts: proof.attempts }, 'payments proved');
		else context.log.error({ proof }, 'payments and ledger differ');
	},
});
