import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { markOf } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/payments.ts';
import { paymentsWiring } from '../wiring.ts';
import { type DecideRefund, lockRefundToDecide, type RefundDecision } from './steps/lock-stuck-refund.ts';
import { completeRefund } from './steps/record-refund-answer.ts';

export type SettleRefund = DecideRefund & { readonly mark: string | null };
type Answer = RefundDecision<null> | Result<null, Failure<'payments.account_changed' | 'payments.test_site'>>;

/** Records a manual transfer that two operators confirm; the buyer is notified as for any refund. */
export function settleRefund(context: Context<OperatorActor>, input: SettleRefund): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		if (paymentsWiring().isTestSite) return fail('payments.test_site');
		const locked = await lockRefundToDecide(scope, input);
		if (!locked.ok) return locked;
		const { id, state, amountVnd, bankSealed } = locked.value.refund;
		const mark = bankSealed === null ? null : markOf(bankSealed);
		if (input.mark !== mark) return fail('payments.account_changed');
		await completeRefund(scope, locked.value, { paidBy: 'bank', resolution: 'paid_by_hand' });
		const facts = { was: state, amountVnd, mark, note: locked.value.note, approvedBy: input.approvedBy };
		await audit(scope, { subjectType: 'refund', subjectId: id, action: 'paid_by_hand', facts });
		return ok(null);
	});
}
