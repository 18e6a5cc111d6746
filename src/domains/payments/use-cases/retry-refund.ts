import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { changeAttempt } from '../db/attempt-repository.ts';
import { changeRefund } from '../db/refund-repository.ts';
import { advanceRefund } from '../jobs/advance-refund.ts';
import { mayRefundTwice } from '../rules/refund-states.ts';
import { type DecideRefund, lockRefundToDecide, type RefundDecision } from './steps/lock-stuck-refund.ts';

/** Sends a rejected or unclear refund as a new request; `mayHaveGone` stays set. */
export function retryRefund(context: Context<OperatorActor>, input: DecideRefund): Promise<RefundDecision<null>> {
	return transact(context, async (scope): Promise<RefundDecision<null>> => {
		const locked = await lockRefundToDecide(scope, input, mayRefundTwice);
		if (!locked.ok) return locked;
		const { attempt, refund } = locked.value;
		const { id: refundId, state, responseCode } = refund;
		const round = refund.round + 1;
		await changeRefund(scope.db, refundId, {
			state: 'requested',
			round,
			tries: 0,
			mayHaveGone: refund.mayHaveGone || state === 'unclear',
			responseCode: '',
			firstSentAt: null,
			decidedAt: null,
			nextTryAt: await scope.now(),
		});
		await changeAttempt(scope.db, attempt.id, { state: 'refund_pending' });
		const facts = { was: state, code: responseCode, round, note: locked.value.note, approvedBy: input.approvedBy };
		await audit(scope, { subjectType: 'refund', subjectId: refundId, action: 'retried', facts });
		await scope.enqueue(scope.db, advanceRefund, { refundId });
		return ok(null);
	});
}
