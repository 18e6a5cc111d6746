import * as z from 'zod/mini';
import { transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { claimDueAttempts } from '../db/attempt-repository.ts';
import { reconcileAttempt } from '../use-cases/reconcile-attempt.ts';

const ATTEMPTS_PER_RUN = 200;
const ASKED_AT_ONCE = 5;
/** Longer than a run of time-outs: no other worker asks about the same attempt meanwhile. */
const LEASE_MS = 10 * MINUTE_MS;

export const reconcileOne = defineJob({
	name: 'payments.reconcile-one',
	input: z.object({ attemptId: z.uuid() }),
	handle: reconcileAttempt,
});

/** Asks about every attempt whose time has come, each minute. One that fails holds up no other. */
export const reconcileDue = defineJob({
	name: 'payments.reconcile-due',
	input: z.object({}),
	handle: async (context) => {
		const claimed = await transact(context, async ({ db, now }) => {
			const at = await now();
			return ok(await claimDueAttempts(db, at, addMs(at, LEASE_MS), ATTEMPTS_PER_RUN));
		});
		const waiting = claimed.ok ? [...claimed.value] : [];
		const askAll = async (): Promise<void> => {
			for (let attemptId = waiting.shift(); attemptId; attemptId = waiting.shift()) {
				await reconcileAttempt(context, { attemptId }).catch((problem: unknown) =>
					context.log.error({ err: problem, attemptId }, 'payment could not be reconciled'),
				);
			}
		};
		await Promise.all(Array.from({ length: ASKED_AT_ONCE }, askAll));
	},
});
