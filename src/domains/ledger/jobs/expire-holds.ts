import * as z from 'zod/mini';
import { databaseNow, transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { findDueHolds } from '../db/hold-repository.ts';
import { voidHold } from '../use-cases/decide-hold.ts';

const HOLDS_PER_RUN = 500;

export const expireHolds = defineJob({
	name: 'ledger.expire-holds',
	input: z.object({}),
	handle: async (context) => {
		const now = await databaseNow(context.fresh);
		for (const holdId of await findDueHolds(context.fresh, now, HOLDS_PER_RUN)) {
			await transact(context, (scope) => voidHold(scope, { holdId, as: 'expired' }));
		}
	},
});
