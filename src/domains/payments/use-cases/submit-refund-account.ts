import type { MemberActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { markOf } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/payments.ts';
import {
	needsAccount,
	type RefundAccountInput,
	type refundAccountErrors,
	type StoredRefundAccount,
} from '../contract/refunds.ts';
import { changeRefund, findAttemptIdOfRefund } from '../db/refund-repository.ts';
import { sealAccount, shownAccount } from '../rules/bank-account.ts';
import { paymentsWiring } from '../wiring.ts';
import { lockRefund } from './process-refund.ts';

type Answer = Result<StoredRefundAccount, Failure<keyof typeof refundAccountErrors>>;

export function submitRefundAccount(
	context: Context<MemberActor>,
	{ refundId, bank }: RefundAccountInput,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		if (!(await findAttemptIdOfRefund(scope.db, refundId))) return fail('payments.refund_not_found');
		const { attempt, refund } = await lockRefund(scope, refundId);
		if (attempt.customerId !== scope.actor.customerId) return fail('payments.refund_not_found');
		if (!needsAccount(refund.state)) return fail('payments.refund_needs_no_account');
		const bankShown = shownAccount(bank);
		const bankSealed = sealAccount(paymentsWiring().accountSeal, bank);
		await changeRefund(scope.db, refundId, { bankSealed, bankShown });
		const facts = { bankShown, mark: markOf(bankSealed) };
		await audit(scope, { subjectType: 'refund', subjectId: refundId, action: 'account_given', facts });
		return ok({ refundId, bankShown });
	});
}
