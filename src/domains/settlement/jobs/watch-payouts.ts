import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { listPayoutAccounts, listPayouts } from '../queries/list-payouts.ts';
import { isAccountLate, isPayoutLate } from '../rules/late-money.ts';

const SHOWN = 500;

export const watchPayouts = defineJob({
	name: 'settlement.watch_payouts',
	input: z.object({}),
	handle: async ({ fresh, log }) => {
		const now = await databaseNow(fresh);
		const late = (await listPayouts(fresh, SHOWN)).filter((payout) => isPayoutLate(payout, now));
		for (const [what, { length: count }] of Map.groupBy(late, ({ state }) => state))
			log.error({ what, count }, 'shops wait too long for their money');
		const accounts = (await listPayoutAccounts(fresh, SHOWN)).filter(
			({ state, submittedAt }) => state === 'pending' && isAccountLate(submittedAt, now),
		);
		if (accounts.length > 0)
			log.error({ what: 'account', count: accounts.length }, 'shops wait too long for their money');
	},
});
