import type { OperatorRefusal } from '#src/domains/identity/contract-operators.ts';
import { checkSecondPerson } from '#src/domains/identity/index.ts';
import { postTransfers } from '#src/domains/ledger/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../contract.ts';
import { resolveIncidents } from '../db/incident-repository.ts';
import { refundDone } from '../events.ts';
import { aboutRefund, decideRefund } from './steps/record-refund-answer.ts';
import { lockRefund } from './work-refund.ts';

type Answer = Result<null, Failure<'payments.refund_not_stuck' | 'payments.own_payment' | OperatorRefusal>>;

/** A person has paid a stuck refund by a transfer of our own bank, a second one agrees; the buyer is told as of any other. */
export function settleRefund(
	context: Context<OperatorActor>,
	{
		refundId,
		note,
		approvedBy,
	}: { readonly refundId: string; readonly note: string; readonly approvedBy: string | null },
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockRefund(scope, refundId);
		const { attempt, refund } = locked;
		const { customerId } = attempt;
		if (customerId === scope.actor.customerId) return refuse('payments.own_payment');
		const second = await checkSecondPerson(scope, approvedBy, customerId ? [customerId] : []);
		if (!second.ok) return second;
		const { state } = refund;
		if (state !== 'rejected' && state !== 'unclear') return refuse('payments.refund_not_stuck', { state });
		await postTransfers(scope, {
			source: { type: 'refund', id: refundId },
			legs: [
				{
					leg: 'paid_back',
					debit: { kind: 'refund_payable', ownerId: refund.payableOwner },
					credit: { kind: 'bank' },
					amountVnd: refund.amountVnd,
				},
			],
		});
		await decideRefund(scope, locked, 'done', {});
		const kinds = ['refund_rejected', 'refund_unclear', 'late_paid', 'duplicate_paid', 'amount_mismatch'] as const;
		await resolveIncidents(scope.db, attempt.id, kinds, 'paid_by_hand', await scope.now());
		const facts = { was: state, amountVnd: refund.amountVnd, note, approvedBy };
		await audit(scope, { subjectType: 'refund', subjectId: refundId, action: 'paid_by_hand', facts });
		await scope.publish(scope.db, refundDone(aboutRefund(locked)));
		return ok(null);
	});
}
