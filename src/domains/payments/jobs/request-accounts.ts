import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { ACCOUNT_REMINDER_DAYS } from '../contract/refunds.ts';
import { findWithoutAccount } from '../db/refund-repository.ts';
import { requestAccount } from '../use-cases/request-account.ts';

const REFUNDS_PER_RUN = 5000;

export const requestAccounts = defineJob({
	name: 'payments.ask-for-accounts',
	input: z.object({}),
	handle: async (context) => {
		const since = addMs(await databaseNow(context.fresh), -ACCOUNT_REMINDER_DAYS[0] * DAY_MS);
		for (const refundId of await findWithoutAccount(context.fresh, since, REFUNDS_PER_RUN))
			await requestAccount(context, { refundId }).catch((problem: unknown) =>
				context.log.error({ err: problem, refundId }, 'nobody could be asked for an account'),
			);
	},
});
