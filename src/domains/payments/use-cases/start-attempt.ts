import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { ATTEMPT_MINUTES, fail, type PaymentLink, type PaymentPurpose, TxnRef } from '../contract/payments.ts';
import { recordAttempt } from '../db/attempt-repository.ts';
import { nextCheckAt } from '../rules/reconcile-schedule.ts';
import { paymentsWiring } from '../wiring.ts';
import { paymentUrlOf } from './steps/payment-url-of.ts';

export type StartAttempt = {
	readonly purpose: PaymentPurpose;
	readonly reference: string;
	/** Order group number and attempt number, letters and digits only, never reused. */
	readonly txnRef: string;
	readonly customerId: string | null;
	readonly amountVnd: number;
	readonly orderInfo: string;
	/** At most 15 minutes from now, which is the default. */
	readonly expiresAt?: Date;
};

/** Only inserts, so callers may hold locks on what is paid for. */
export async function startAttempt(
	scope: Scope,
	input: StartAttempt,
): Promise<Result<PaymentLink & { readonly attemptId: string }, Failure<'payments.provider_unavailable'>>> {
	if (!paymentsWiring().provider) return fail('payments.provider_unavailable');
	const createdAt = await scope.now();
	const latest = addMs(createdAt, ATTEMPT_MINUTES * MINUTE_MS);
	const expiresAt = input.expiresAt && input.expiresAt < latest ? input.expiresAt : latest;
	const attempt = await recordAttempt(scope.db, {
		txnRef: TxnRef.parse(input.txnRef),
		purpose: input.purpose,
		reference: input.reference,
		customerId: input.customerId,
		amountVnd: input.amountVnd,
		orderInfo: input.orderInfo,
		clientIp: scope.request.ip,
		createdAt,
		expiresAt,
		nextCheckAt: nextCheckAt(createdAt, createdAt),
	});
	return ok({
		attemptId: attempt.id,
		txnRef: attempt.txnRef,
		paymentUrl: paymentUrlOf(attempt),
		expiresAt: expiresAt.toISOString(),
	});
}
