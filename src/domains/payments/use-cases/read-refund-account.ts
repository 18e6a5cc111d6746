import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { markOf } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../contract.ts';
import { openAccount } from '../rules/bank-account.ts';
import { isStuck } from '../rules/refund-states.ts';
import { paymentsWiring } from '../wiring.ts';
import { lockRefund } from './work-refund.ts';

type Opened = ReturnType<typeof openAccount> & {
	readonly amountVnd: number;
	readonly txnRef: string;
	/** Of these very details: whoever has transferred names it. */
	readonly mark: string;
};
type Answer = Result<Opened, Failure<'payments.refund_not_stuck' | 'payments.own_payment' | 'payments.no_account'>>;

/** Where a person has to transfer a stuck refund to; each look stands in the audit chain. */
export function readRefundAccount(
	context: Context<OperatorActor>,
	{ refundId }: { readonly refundId: string },
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { attempt, refund } = await lockRefund(scope, refundId);
		const { state, amountVnd, bankSealed } = refund;
		if (attempt.customerId === scope.actor.customerId) return refuse('payments.own_payment');
		if (!isStuck(state)) return refuse('payments.refund_not_stuck', { state });
		if (bankSealed === null) return refuse('payments.no_account');
		const mark = markOf(bankSealed);
		await audit(scope, { subjectType: 'refund', subjectId: refundId, action: 'account_read', facts: { mark } });
		const opened = openAccount(paymentsWiring().accountSeal, bankSealed);
		return ok({ ...opened, amountVnd, txnRef: attempt.txnRef, mark });
	});
}
