import { defineEvent } from '#src/platform/jobs/index.ts';
import type { PaymentFailure, PaymentPurpose } from './contract/payments.ts';

type AboutAttempt = {
	readonly attemptId: string;
	readonly txnRef: string;
	readonly purpose: PaymentPurpose;
	readonly reference: string;
	readonly customerId: string | null;
	readonly amountVnd: number;
};
type AboutRefund = AboutAttempt & {
	readonly refundId: string;
	readonly sourceType: string;
	readonly sourceId: string;
};

export const paymentReceived = defineEvent<AboutAttempt>()('payments.received');
export const paymentFailed = defineEvent<AboutAttempt & { readonly failure: PaymentFailure }>()('payments.failed');
export const paymentDeclined = defineEvent<AboutAttempt & { readonly reason: string }>()('payments.declined');
export const paymentSuspected = defineEvent<AboutAttempt>()('payments.suspected');
export type RefundPayer = 'vnpay' | 'bank';
/** `transfer`: masked account of a manual transfer; null when VNPAY paid or the account is unknown. */
export const refundDone = defineEvent<
	AboutRefund & { readonly paidBy: RefundPayer; readonly transfer: string | null }
>()('payments.refund_done');
export const refundUnclear = defineEvent<AboutRefund>()('payments.refund_unclear');
export const refundRejected = defineEvent<AboutRefund>()('payments.refund_rejected');
export const refundAccountMissing = defineEvent<AboutRefund & { readonly days: number }>()(
	'payments.refund_account_missing',
);
