import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import { doubtConfig } from '../contract/payments.ts';
import { listDoubtfulPayments } from '../db/incident-repository.ts';
import { decideDoubtfulPayment } from '../use-cases/decide-doubt.ts';

const DOUBTS_PER_RUN = 200;
const NOTE = `nobody decided within ${doubtConfig.refuseDays} days`;

export const decideDoubtfulPaymentsJob = defineJob({
	name: 'payments.decide-doubts',
	input: z.object({}),
	handle: async (context) => {
		const now = await databaseNow(context.fresh);
		const lateSince = addMs(now, -doubtConfig.answerHours * HOUR_MS);
		const rejectedSince = addMs(now, -doubtConfig.refuseDays * DAY_MS);
		for (const { id, attemptId, openedAt } of await listDoubtfulPayments(context.fresh, lateSince, DOUBTS_PER_RUN)) {
			const about = { incidentId: id, attemptId };
			if (openedAt > rejectedSince) context.log.error(about, 'a doubted payment waits for a decision');
			else
				await decideDoubtfulPayment(context, { incidentId: id, decision: 'refuse', note: NOTE }).catch(
					(problem: unknown) =>
						context.log.error({ err: problem, ...about }, 'a doubted payment could not be sent back'),
				);
		}
	},
});
