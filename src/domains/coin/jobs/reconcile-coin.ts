import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { getCoinCheck } from '../queries/get-coin-check.ts';

/** The operators' alarm reacts to logged errors. */
export const reconcileCoin = defineJob({
	name: 'coin.prove',
	input: z.object({}),
	handle: async (context) => {
		const proof = await getCoinCheck(context.fresh);
		if (proof.isSound) context.log.info({ slices: proof.slices }, 'coin proved');
		else context.log.error({ proof }, 'coin and ledger disagree');
	},
});
