import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { getPaymentsProof } from '../queries/get-payments-proof.ts';

/** The nightly proof: an error in the log is what the operators' alarm listens to. */
export const provePayments = defineJob({
	name: 'payments.prove',
	input: z.object({}),
	handle: async (context) => {
		const proof = await getPaymentsProof(context.fresh);
		if (proof.isSound) context.log.info({ attempts: proof.attempts }, 'payments proved');
		else context.log.error({ proof }, 'payments and ledger differ');
	},
});
