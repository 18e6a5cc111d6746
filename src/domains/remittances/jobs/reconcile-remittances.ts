import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { getRemittanceCheck } from '../queries/get-remittance-check.ts';

export const reconcileRemittances = defineJob({
	name: 'remittances.reconcile',
	input: z.object({}),
	handle: async (context) => {
		const check = await getRemittanceCheck(context.fresh);
		if (check.isSound) context.log.info('remittances reconciled');
		else context.log.error({ check }, 'cash claims, remittances and the ledger disagree');
	},
});
