import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PlainText } from '#src/shared/text/text.ts';
import { refundAccountErrors } from './refunds.ts';

/** `app/` registers the handler that finalises a payment of each purpose. */
export const PAYMENT_PURPOSES = ['order', 'top_up', 'deposit', 'booking'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

export const ATTEMPT_MINUTES = 15;
/** The page after the return from VNPAY polls at this interval, then reports that the bank is still processing. */
export const POLL_INTERVAL_MS = 2000;
export const POLLS_MAX = 15;
/** VNPAY is queried about an attempt without a result at these times after its start. */
export const RECONCILE_AFTER_MINUTES = [16, 30, 120, 1440] as const;

/** Working days until banks usually show a refund accepted by VNPAY. ⚖ */
export const REFUND_BANK_DAYS = 5;

/** Deadlines for suspected payments: an operator answers, and finally the job refunds the payment. */
export const doubtConfig = { answerHours: 24, refuseDays: 5 } as const;
export const DOUBT_DECISIONS = ['release', 'refuse'] as const;
export type DoubtDecision = (typeof DOUBT_DECISIONS)[number];

export const PAYMENT_STATES = [
	'created',
	'redirected',
	'paid',
	'failed',
	'expired',
	'suspected',
	'refund_pending',
	'part_refunded',
	'refunded',
	'refund_rejected',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_FAILURES = [
	'not_registered',
	'wrong_details',
	'timed_out',
	'locked',
	'wrong_otp',
	'cancelled',
	'insufficient_balance',
	'daily_limit',
	'bank_maintenance',
	'wrong_password',
	'other',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

export const INCIDENT_KINDS = [
	'amount_mismatch',
	'late_paid',
	'duplicate_paid',
	'suspected',
	'refund_rejected',
	'refund_unclear',
	'refunded_elsewhere',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Reasons for an automatic refund of a received payment; `refused` means that an operator rejected it. */
export const DECLINE_REASONS = ['late_paid', 'duplicate_paid', 'amount_mismatch', 'refused'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const TxnRef = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));
/** Accepts any text, because an unknown reference simply returns not found. */
export const AttemptInput = z.object({ txnRef: PlainText(200) });
export type AttemptInput = z.infer<typeof AttemptInput>;

export const AttemptView = z.object({
	txnRef: TxnRef,
	purpose: z.enum(PAYMENT_PURPOSES),
	reference: z.string(),
	state: z.enum(PAYMENT_STATES),
	isPending: z.boolean(),
	failure: z.nullable(z.enum(PAYMENT_FAILURES)),
	amountVnd: VndAmount,
	refundedVnd: VndAmount,
	createdAt: z.iso.datetime(),
	expiresAt: z.iso.datetime(),
});
export type AttemptView = z.infer<typeof AttemptView>;

export const PaymentLink = z.object({ txnRef: TxnRef, paymentUrl: z.url(), expiresAt: z.iso.datetime() });
export type PaymentLink = z.infer<typeof PaymentLink>;

export const attemptErrors = { 'payments.not_found': 'not_found' } as const;
export const continueErrors = { ...attemptErrors, 'payments.not_open': 'conflict' } as const;
export const startErrors = { 'payments.provider_unavailable': 'conflict' } as const;
export const refundErrors = { 'payments.not_paid': 'conflict', 'payments.refund_too_high': 'conflict' } as const;

const operatorErrors = {
	'payments.refund_not_stuck': 'conflict',
	'payments.refund_not_unclear': 'conflict',
	'payments.incident_not_open': 'conflict',
	'payments.in_doubt': 'conflict',
	'payments.own_payment': 'forbidden',
	'payments.no_account': 'conflict',
	'payments.account_changed': 'conflict',
	'payments.test_site': 'conflict',
	'payments.reason_missing': 'invalid',
} as const;

export const paymentErrors = {
	...continueErrors,
	...startErrors,
	...refundErrors,
	...operatorErrors,
	...refundAccountErrors,
} as const;
export type PaymentError = keyof typeof paymentErrors;
export const fail = defineErrors(paymentErrors);
