import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type AttemptInput, fail, type PaymentLink } from '../contract/payments.ts';
import { changeAttempt, lockAttemptByTxnRef } from '../db/attempt-repository.ts';
import { isOpen } from '../rules/payment-states.ts';
import { paymentUrlOf } from './steps/payment-url-of.ts';

type Answer = Result<PaymentLink, Failure<'payments.not_found' | 'payments.not_open'>>;

export function continueAttempt(context: Context<MemberActor>, input: AttemptInput): Promise<Answer> {
	return transact(context, async ({ db, actor, now }): Promise<Answer> => {
		const attempt = await lockAttemptByTxnRef(db, input.txnRef);
		if (!attempt || attempt.customerId !== actor.customerId) return fail('payments.not_found');
		if (!isOpen(attempt.state) || attempt.expiresAt <= (await now())) return fail('payments.not_open');
		if (attempt.state === 'created') await changeAttempt(db, attempt.id, { state: 'redirected' });
		return ok({
			txnRef: attempt.txnRef,
			paymentUrl: paymentUrlOf(attempt),
			expiresAt: attempt.expiresAt.toISOString(),
		});
	});
}
