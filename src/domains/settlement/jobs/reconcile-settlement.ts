import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { getSettlementCheck } from '../queries/get-settlement-check.ts';

export const reconcileSettlement = defineJob({
	name: 'settlement.prove',
	input: z.object({}),
	handle: async (context) => {
		const proof = await getSettlementCheck(context.fresh);
		if (proof.isSound) context.log.info('settlement proved');
		else context.log.error({ proof }, 'orders, payouts and the ledger disagree');
	},
});
