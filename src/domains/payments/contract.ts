import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PlainText } from '#src/shared/text.ts';
import { refundAccountErrors } from './contract-refunds.ts';

/** What a payment is for; `app/` names the handler that settles it. */
export const PAYMENT_PURPOSES = ['order', 'top_up', 'deposit', 'booking'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** VNPAY's page closes after this long. */
export const ATTEMPT_MINUTES = 15;
/** The way back from the bank: the page asks this often, then says that the bank is still working. */
export const POLL_INTERVAL_MS = 2000;
export const POLLS_MAX = 15;
/** An attempt without a result is asked about at VNPAY this long after it began. */
export const RECONCILE_AFTER_MINUTES = [16, 30, 120, 1440] as const;

/** Working days in which banks usually show a refund that VNPAY has taken. ⚖ */
export const REFUND_BANK_DAYS = 5;

/** Money that the bank has and VNPAY doubts: an operator answers by then, and in the end the clock sends it back. */
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

/** What a person may have to look at. */
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

/** Why money that came is of no use and goes back by itself; `refused`: somebody has looked at it and does not want it. */
export const DECLINE_REASONS = ['late_paid', 'duplicate_paid', 'amount_mismatch', 'refused'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const TxnRef = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));
/** Whatever stands in the address: what is not one of ours is simply not found. */
export const AttemptInput = z.object({ txnRef: PlainText(200) });
export type AttemptInput = z.infer<typeof AttemptInput>;

/** One try to pay, as its owner sees it. */
export const AttemptView = z.object({
	txnRef: TxnRef,
	purpose: z.enum(PAYMENT_PURPOSES),
	/** The order group, top-up or booking that is paid for. */
	reference: z.string(),
	state: z.enum(PAYMENT_STATES),
	/** True while the bank may still answer: ask again. */
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
