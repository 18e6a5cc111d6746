import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { changeReturn } from '../../db/return-repository.ts';
import { returnTransitionAt, type ScheduledReturnTransition } from '../../rules/scheduled-transitions.ts';
import { beginReview, ruleOn } from '../disputes/rule-dispute.ts';
import { approveReturn } from '../steps/approve-return.ts';
import { type LockedReturn, lockReturnOf } from '../steps/lock-return.ts';
import { moveReturn } from '../steps/move-return.ts';
import { executeRuling, refundReturn } from '../steps/refund-return.ts';

/** Checks the state under the lock, so that a late or repeated call is safe. */
export async function advanceReturn(
	context: Context<SystemActor>,
	returnId: string,
): Promise<ScheduledReturnTransition | null> {
	const done = await transact(context, async (scope) => {
		const locked = await lockReturnOf(scope, returnId);
		if (!locked) return ok(null);
		const { due, next } = returnTransitionAt(locked.of, await scope.now());
		await changeReturn(scope.db, returnId, { dueAt: next });
		if (due) await TRANSITIONS[due](scope, locked);
		return ok(due);
	});
	return done.value;
}

const CLOCK = { party: 'system' } as const;

const TRANSITIONS: Readonly<
	Record<ScheduledReturnTransition, (scope: Scope, locked: LockedReturn) => Promise<unknown>>
> = {
	approve: (scope, locked) => approveReturn(scope, locked, CLOCK),
	close_unsent: (scope, { of }) => moveReturn(scope, of, { to: 'closed', ...CLOCK }),
	assume_received: (scope, { of }) => moveReturn(scope, of, { to: 'received', ...CLOCK }),
	refund_uninspected: async (scope, locked) => {
		const of = await moveReturn(scope, locked.of, { to: 'inspected', ...CLOCK });
		await refundReturn(scope, { ...locked, of }, CLOCK);
	},
	refund_unreplaced: (scope, locked) => refundReturn(scope, locked, CLOCK),
	close_rejected: (scope, { of }) => moveReturn(scope, of, { to: 'closed', ...CLOCK }),
	begin_review: (scope, { of }) => beginReview(scope, of),
	warn_answer: async (scope, { of }) =>
		scope.log.error({ returnId: of.id }, 'a dispute has waited too long for its first answer'),
	warn_ruling: async (scope, { of }) =>
		scope.log.error({ returnId: of.id }, 'a dispute has waited too long for a ruling'),
	rule_stale: async (scope, locked) => {
		const started = locked.of.state === 'disputed' ? await beginReview(scope, locked.of) : locked.of;
		const of = await ruleOn(scope, started, { ruling: 'buyer', percent: 100, ...CLOCK });
		await executeRuling(scope, { ...locked, of }, CLOCK);
	},
	execute: (scope, locked) => executeRuling(scope, locked, CLOCK),
};
