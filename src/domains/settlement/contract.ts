import * as z from 'zod/mini';
import { operatorConfig } from '#src/domains/identity/contract-operators.ts';
import { REFUND_EXPOSURE_CAUSES } from '#src/domains/orders/contract-refund-exposure.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { MAX_VND } from '#src/shared/money.ts';

/** Numbers of paying shops out. The operating rules import them. ⚖ */
export const settlementConfig = {
	payoutLeastVnd: 100_000,
	/** No single transfer is larger; what is left goes with the next. */
	payoutMostVnd: MAX_VND,
	/** Above this amount two people approve. */
	secondApprovalVnd: operatorConfig.secondPersonAboveVnd,
	/** After another account was named nothing is paid out for so long: whoever did not want it can still say so. */
	accountHoldHours: 72,
	/** Operators decide about, send and confirm a payout, and decide about an account, in so many working days. */
	withinDays: { decide: 1, send: 2, confirm: 3, account: 2 },
	negativeLimitVnd: 2_000_000,
	negativeDays: 30,
} as const;

export const PAYOUT_STATES = [
	'requested',
	'scheduled',
	'approved',
	'processing',
	'paid',
	'failed',
	'cancelled',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
export const PAYOUT_ACCOUNT_STATES = ['pending', 'active', 'restricted', 'rejected'] as const;
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number];

const Instant = z.iso.datetime();
export const PayoutAccountView = z.object({
	state: z.enum(PAYOUT_ACCOUNT_STATES),
	stateReason: z.string(),
	bank: z.string(),
	/** The last four digits; nobody is shown the others. */
	lastDigits: z.string(),
	submittedAt: Instant,
	/** Nothing is paid out before. */
	heldUntil: z.nullable(Instant),
});
export type PayoutAccountView = z.infer<typeof PayoutAccountView>;
export const PayoutView = z.object({
	id: Id,
	state: z.enum(PAYOUT_STATES),
	amountVnd: z.int(),
	bank: z.string(),
	lastDigits: z.string(),
	askedAt: Instant,
	endedAt: z.nullable(Instant),
	reason: z.string(),
	/** What the bank calls it, once it is paid. */
	bankReference: z.nullable(z.string()),
	/** The shop may still take it back. */
	mayWithdraw: z.boolean(),
});
export type PayoutView = z.infer<typeof PayoutView>;
export const PayoutIdInput = z.strictObject({ payoutId: Id });
export type PayoutIdInput = z.infer<typeof PayoutIdInput>;

export const PAYOUT_BLOCKERS = [
	'account_missing',
	'account_not_active',
	'account_held',
	'payout_open',
	'too_little',
] as const;
export type PayoutBlocker = (typeof PAYOUT_BLOCKERS)[number];
/** What a shop has with the platform. */
export const ShopMoney = z.object({
	/** Of orders that are not complete yet: what their buyers pay for products and delivery, before fees and tax. */
	coming: z.object({ orders: z.int(), amountVnd: z.int() }),
	/** Waits until the days for complaints are over. */
	reservedVnd: z.int(),
	/** The same by the Vietnamese day on which it may be paid out, the next first. */
	releases: z.array(z.object({ day: z.string(), orders: z.int(), amountVnd: z.int() })),
	/** Of the reserve: its carrier has not said that it collected the cash. */
	awaitingCash: z.object({ orders: z.int(), amountVnd: z.int() }),
	/** The balance of what has been released; below zero it is taken from what comes next. */
	payableVnd: z.int(),
	/** Of what is payable, what buyers may still take back by what they have opened since; it is not paid out. */
	stakes: z.array(z.object({ orderNumber: z.string(), cause: z.enum(REFUND_EXPOSURE_CAUSES), amountVnd: z.int() })),
	/** What may be paid out now; below zero like `payableVnd`. */
	availableVnd: z.int(),
	/** Since when it is below zero, as last night saw it. */
	owingSince: z.nullable(Instant),
	/** Below it nothing is paid out. */
	leastVnd: z.int(),
	/** Why nothing can be asked for now. */
	hindrance: z.nullable(z.enum(PAYOUT_BLOCKERS)),
	account: z.nullable(PayoutAccountView),
	payouts: z.array(PayoutView),
});
export type ShopMoney = z.infer<typeof ShopMoney>;

export const settlementErrors = {
	'settlement.role_not_allowed': 'forbidden',
	'settlement.account_missing': 'conflict',
	'settlement.account_not_active': 'conflict',
	'settlement.account_restricted': 'conflict',
	'settlement.account_held': 'conflict',
	'settlement.sign_in_not_fresh': 'forbidden',
	'settlement.account_changed': 'conflict',
	'settlement.payout_open': 'conflict',
	'settlement.too_little': 'conflict',
	'settlement.payout_not_found': 'not_found',
	'settlement.wrong_state': 'conflict',
	'settlement.not_operator': 'forbidden',
	'settlement.same_approver': 'conflict',
	'settlement.reason_missing': 'invalid',
	'settlement.reference_missing': 'invalid',
	'settlement.period_unknown': 'invalid',
	'settlement.period_too_long': 'conflict',
	'settlement.file_unreadable': 'invalid',
	'settlement.difference_not_found': 'not_found',
	'settlement.amount_refused': 'invalid',
	'settlement.reference_used': 'conflict',
	'settlement.more_than_owed': 'conflict',
	'settlement.test_site': 'conflict',
} as const;
export type SettlementFailure = keyof typeof settlementErrors;
export const fail = defineErrors(settlementErrors);
