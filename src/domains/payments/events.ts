import { defineEvent } from '#src/platform/jobs/index.ts';
import type { PaymentFailure, PaymentPurpose } from './contract.ts';

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
	/** What the refund was asked for, as its caller named it. */
	readonly sourceType: string;
	readonly sourceId: string;
};

export const paymentReceived = defineEvent<AboutAttempt>()('payments.received');
export const paymentFailed = defineEvent<AboutAttempt & { readonly failure: PaymentFailure }>()('payments.failed');
/** Money came that can't be used: too late, twice or the wrong amount. It goes back by itself. */
export const paymentDeclined = defineEvent<AboutAttempt & { readonly reason: string }>()('payments.declined');
export const paymentSuspected = defineEvent<AboutAttempt>()('payments.suspected');
/** VNPAY itself, or a transfer of our own bank in its stead. */
export type RefundPayer = 'vnpay' | 'bank';
/** `transfer`: to which account our bank sent it, as its owner is shown it; null where VNPAY has paid, or nobody has said. */
export const refundDone = defineEvent<
	AboutRefund & { readonly paidBy: RefundPayer; readonly transfer: string | null }
>()('payments.refund_done');
/** Nobody knows whether the bank has taken it; a person asks there. */
export const refundUnclear = defineEvent<AboutRefund>()('payments.refund_unclear');
export const refundRejected = defineEvent<AboutRefund>()('payments.refund_rejected');
/** Days after that its owner has not said yet where it is transferred to. */
export const refundAccountMissing = defineEvent<AboutRefund & { readonly days: number }>()(
	'payments.refund_account_missing',
);
