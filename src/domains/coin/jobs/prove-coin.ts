import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { getCoinProof } from '../queries/get-coin-proof.ts';

/** Beside the ledger's own proof: an error is what the operators' alarm listens to. */
export const proveCoin = defineJob({
	name: 'coin.prove',
	input: z.object({}),
	handle: async (context) => {
		const proof = await getCoinProof(context.fresh);
		if (proof.isSound) context.log.info({ slices: proof.slices }, 'coin proved');
		else context.log.error({ proof }, 'coin and ledger disagree');
	},
});
