import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { type DecideRefund, lockStuckRefund, type RefundDecision } from './steps/lock-stuck-refund.ts';
import { completeRefund } from './steps/record-refund-answer.ts';

/** A person has paid a stuck refund by a transfer of our own bank, a second one agrees; the buyer is told as of any other. */
export function settleRefund(context: Context<OperatorActor>, input: DecideRefund): Promise<RefundDecision<null>> {
	return transact(context, async (scope): Promise<RefundDecision<null>> => {
		const locked = await lockStuckRefund(scope, input);
		if (!locked.ok) return locked;
		const { id, state, amountVnd } = locked.value.refund;
		await completeRefund(scope, locked.value, { paidBy: 'bank', resolution: 'paid_by_hand' });
		const facts = { was: state, amountVnd, note: input.note, approvedBy: input.approvedBy };
		await audit(scope, { subjectType: 'refund', subjectId: id, action: 'paid_by_hand', facts });
		return ok(null);
	});
}
