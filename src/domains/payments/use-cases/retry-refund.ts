import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { refuse } from '../contract.ts';
import { changeAttempt } from '../db/attempt-repository.ts';
import { changeRefund } from '../db/refund-repository.ts';
import { advanceRefund } from '../jobs/advance-refund.ts';
import { refundStates } from '../rules/refund-states.ts';
import { lockRefund } from './work-refund.ts';

type Answer = Result<null, Failure<'payments.refund_not_stuck'>>;

/** A person sends a refund anew that VNPAY refused, or of which nobody knows: as another request. */
export function retryRefund(
	context: Context<OperatorActor>,
	{ refundId, note }: { readonly refundId: string; readonly note: string },
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { attempt, refund } = await lockRefund(scope, refundId);
		const { state, round } = refund;
		const isStuck = state === 'rejected' || state === 'unclear';
		if (!isStuck || !mayMove(refundStates, state, 'requested')) return refuse('payments.refund_not_stuck', { state });
		await changeRefund(scope.db, refundId, {
			state: 'requested',
			round: round + 1,
			tries: 0,
			responseCode: '',
			firstSentAt: null,
			decidedAt: null,
			nextTryAt: await scope.now(),
		});
		await changeAttempt(scope.db, attempt.id, { state: 'refund_pending' });
		await audit(scope, {
			subjectType: 'refund',
			subjectId: refundId,
			action: 'retried',
			facts: { was: state, code: refund.responseCode, round: round + 1, note },
		});
		await scope.enqueue(scope.db, advanceRefund, { refundId });
		return ok(null);
	});
}
