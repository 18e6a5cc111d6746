import * as z from 'zod/mini';
import type { Actor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { addMs } from '#src/shared/time.ts';
import { changeAttempt, claimDueAttempts, lockAttempt } from '../db/attempt-repository.ts';
import { backoffUntil } from '../rules/reconcile-schedule.ts';
import { reconcileAttempt } from '../use-cases/reconcile-attempt.ts';
import { VNPAY_TIMEOUT_MS } from '../vnpay/client.ts';

const REQUESTED_AT_ONCE = 5;
/** Ends a run early when VNPAY does not answer at all. */
const ROUNDS_PER_RUN = 20;
/** Only one worker queries VNPAY at a time; after a crash, another continues within 15 s. */
const LEASE_MS = VNPAY_TIMEOUT_MS + 2000;
const DUE = { name: 'payments.reconcile-due', input: z.object({}) } as const;

export const reconcileOne = defineJob({
	name: 'payments.reconcile-one',
	input: z.object({ attemptId: z.uuid() }),
	handle: reconcileAttempt,
});

export const reconcileDue = defineJob({
	...DUE,
	handle: async (context) => {
		for (let round = 0; round < ROUNDS_PER_RUN; round += 1) {
			const attemptIds = await claim(context);
			if (attemptIds.length === 0) return;
			await Promise.all(attemptIds.map((attemptId) => request(context, attemptId)));
		}
	},
});

/** Also enqueues a follow-up job, which takes over when this worker crashes and has nothing to do otherwise. */
async function claim(context: Context<Actor>): Promise<readonly string[]> {
	const claimed = await transact(context, async ({ db, now, enqueue }) => {
		const at = await now();
		const leaseUntil = addMs(at, LEASE_MS);
		const attemptIds = await claimDueAttempts(db, at, leaseUntil, REQUESTED_AT_ONCE);
		if (attemptIds.length > 0) await enqueue(db, DUE, {}, { runAt: leaseUntil });
		return ok(attemptIds);
	});
	return claimed.ok ? claimed.value : [];
}

async function request(context: Context<Actor>, attemptId: string): Promise<void> {
	try {
		await reconcileAttempt(context, { attemptId });
	} catch (problem) {
		context.log.error({ err: problem, attemptId }, 'payment could not be reconciled');
		await postponeCheck(context, attemptId).catch((err: unknown) =>
			context.log.error({ err, attemptId }, 'payment could not be put off'),
		);
	}
}

async function postponeCheck(context: Context<Actor>, attemptId: string): Promise<void> {
	await transact(context, async ({ db, now }) => {
		const attempt = await lockAttempt(db, attemptId);
		if (!attempt) return ok(null);
		const { failedChecks } = attempt;
		const until = backoffUntil(await now(), failedChecks);
		await changeAttempt(db, attemptId, { nextCheckAt: until, failedChecks: failedChecks + 1 });
		return ok(null);
	});
}
