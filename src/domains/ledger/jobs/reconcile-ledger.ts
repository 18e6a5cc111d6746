import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { getLedgerCheck } from '../queries/get-ledger-check.ts';

/** Logs an unsound ledger as an error, which raises the operators' alarm. */
export const reconcileLedger = defineJob({
	name: 'ledger.prove',
	input: z.object({}),
	handle: async (context) => {
		const proof = await getLedgerCheck(context.fresh);
		if (proof.isSound) context.log.info({ transfers: proof.transfers }, 'ledger proved');
		else context.log.error({ proof }, 'ledger does not balance');
	},
});
