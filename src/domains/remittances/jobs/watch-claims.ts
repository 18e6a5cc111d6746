import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { listOverdueClaims } from '../queries/list-overdue-claims.ts';
import { listRemittanceDifferences } from '../queries/list-remittances.ts';

const SHOWN = 5000;

export const watchClaims = defineJob({
	name: 'remittances.watch_claims',
	input: z.object({}),
	handle: async ({ fresh, log }) => {
		for (const [carrier, claims] of Map.groupBy(await listOverdueClaims(fresh, SHOWN), (claim) => claim.carrier)) {
			const oldestDays = Math.max(...claims.map(({ days }) => days));
			log.error({ carrier, count: claims.length, oldestDays }, 'a carrier is late with the cash it collected');
		}
		const { length: count } = await listRemittanceDifferences(fresh, SHOWN);
		if (count > 0) log.error({ count }, 'differences of remittances wait for an operator');
	},
});
