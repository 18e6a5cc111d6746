import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/payments.ts';
import { resolveIncidents } from '../db/incident-repository.ts';
import { type DecideRefund, lockRefundToDecide, type RefundDecision } from './steps/lock-stuck-refund.ts';
import { rejectRefund } from './steps/record-refund-answer.ts';

type Answer = RefundDecision<null> | Result<null, Failure<'payments.refund_not_unclear'>>;

/** Needs two operators who saw in VNPAY's portal that no request arrived; the owner is then asked for an account. */
export function ruleOutRefund(context: Context<OperatorActor>, input: DecideRefund): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockRefundToDecide(scope, input);
		if (!locked.ok) return locked;
		const { attempt, refund } = locked.value;
		const { id, state, responseCode, amountVnd } = refund;
		if (state !== 'unclear') return fail('payments.refund_not_unclear');
		await rejectRefund(scope, locked.value, { responseCode, mayHaveGone: false });
		await resolveIncidents(scope.db, attempt.id, ['refund_unclear'], 'ruled_out', await scope.now());
		const facts = { was: state, amountVnd, note: locked.value.note, approvedBy: input.approvedBy };
		await audit(scope, { subjectType: 'refund', subjectId: id, action: 'ruled_out', facts });
		return ok(null);
	});
}
