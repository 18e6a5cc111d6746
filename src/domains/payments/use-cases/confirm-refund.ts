import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { type DecideRefund, lockRefundToDecide, type RefundDecision } from './steps/lock-stuck-refund.ts';
import { completeRefund } from './steps/record-refund-answer.ts';

/** Needs two operators; has the same effect as a confirmation by VNPAY. */
export function confirmRefund(context: Context<OperatorActor>, input: DecideRefund): Promise<RefundDecision<null>> {
	return transact(context, async (scope): Promise<RefundDecision<null>> => {
		const locked = await lockRefundToDecide(scope, input);
		if (!locked.ok) return locked;
		const { id, state, amountVnd } = locked.value.refund;
		await completeRefund(scope, locked.value, { paidBy: 'vnpay', resolution: 'paid_by_vnpay' });
		const facts = { was: state, amountVnd, note: locked.value.note, approvedBy: input.approvedBy };
		await audit(scope, { subjectType: 'refund', subjectId: id, action: 'paid_by_vnpay', facts });
		return ok(null);
	});
}
