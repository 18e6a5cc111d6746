import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { markOf } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/payments.ts';
import { openAccount } from '../rules/bank-account.ts';
import { paymentsWiring } from '../wiring.ts';
import { lockStuckRefund } from './steps/lock-stuck-refund.ts';

type Opened = ReturnType<typeof openAccount> & {
	readonly amountVnd: number;
	readonly txnRef: string;
	/** Identifies this version of the account; the operator confirms the transfer with it. */
	readonly mark: string;
};
type Answer = Result<Opened, Failure<'payments.refund_not_stuck' | 'payments.own_payment' | 'payments.no_account'>>;

/** Each access is recorded in the audit chain. */
export function readRefundAccount(
	context: Context<OperatorActor>,
	{ refundId }: { readonly refundId: string },
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const locked = await lockStuckRefund(scope, refundId);
		if (!locked.ok) return locked;
		const { attempt, refund } = locked.value;
		const { amountVnd, bankSealed } = refund;
		if (bankSealed === null) return fail('payments.no_account');
		const mark = markOf(bankSealed);
		await audit(scope, { subjectType: 'refund', subjectId: refundId, action: 'account_read', facts: { mark } });
		const opened = openAccount(paymentsWiring().accountSeal, bankSealed);
		return ok({ ...opened, amountVnd, txnRef: attempt.txnRef, mark });
	});
}
