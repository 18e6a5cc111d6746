import type { AttemptView } from '../contract/payments.ts';
import type { Attempt } from '../db/attempt-repository.ts';
import { isOpen } from '../rules/payment-states.ts';

export const toAttemptView = (attempt: Attempt): AttemptView => ({
	txnRef: attempt.txnRef,
	purpose: attempt.purpose,
	reference: attempt.reference,
	state: attempt.state,
	isPending: isOpen(attempt.state),
	failure: attempt.failure,
	amountVnd: attempt.amountVnd,
	refundedVnd: attempt.refundedVnd,
	createdAt: attempt.createdAt.toISOString(),
	expiresAt: attempt.expiresAt.toISOString(),
});
