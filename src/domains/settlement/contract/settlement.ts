import * as z from 'zod/mini';
import { operatorConfig } from '#src/domains/identity/contract/operators.ts';
import { CARRIERS } from '#src/domains/orders/contract/parcel.ts';
import { CarrierClaims } from '#src/domains/remittances/contract.ts';
import { REFUND_EXPOSURE_CAUSES } from '#src/domains/returns/contract/refund-exposure.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { MAX_VND } from '#src/shared/money.ts';

export const settlementConfig = {
	payoutLeastVnd: 100_000,
	/** The largest single transfer; the rest of the balance goes into the next payout. */
	payoutMostVnd: MAX_VND,
	/** Above this amount two people approve. */
	secondApprovalVnd: operatorConfig.secondPersonAboveVnd,
	/**
	 * No payout is sent for this long after the account was changed, so that an owner can object to a change by a
	 * thief.
	 */
	accountHoldHours: 72,
	/** Working days within which operators decide about, send and confirm a payout, and decide about an account. */
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

/**
 * What a payout rests on: paid online (bizcoin and vouchers included), cash that a carrier remitted, cash that the
 * shop collected itself (its fees), and the rest: corrections, refunds, older money.
 */
export const PAYOUT_SOURCE_KINDS = ['online', 'remittance', 'shop_cash', 'other'] as const;
export type PayoutSourceKind = (typeof PAYOUT_SOURCE_KINDS)[number];
export const PayoutSource = z.object({
	kind: z.enum(PAYOUT_SOURCE_KINDS),
	/** Of a remittance. */
	carrier: z.nullable(z.enum(CARRIERS)),
	reference: z.nullable(z.string()),
	orders: z.int(),
	amountVnd: z.int(),
});
export type PayoutSource = z.infer<typeof PayoutSource>;

export const PayoutAccountView = z.object({
	state: z.enum(PAYOUT_ACCOUNT_STATES),
	stateReason: z.string(),
	bank: z.string(),
	/** The last four digits; the API never returns the full number. */
	lastDigits: z.string(),
	submittedAt: Instant,
	/** No payout is sent to this account before. */
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
	bankReference: z.nullable(z.string()),
	/** They add up to `amountVnd`; empty for payouts from before sources were recorded. */
	sources: z.array(PayoutSource),
	/** True while the shop may still withdraw the request. */
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
export const ShopMoney = z.object({
	/** Orders that are not complete yet: what their buyers pay for products and delivery, before fees and tax. */
	coming: z.object({ orders: z.int(), amountVnd: z.int() }),
	/** Held until the complaint period of the orders is over. */
	reservedVnd: z.int(),
	/** `reservedVnd` by the Vietnamese day on which it may be paid out, the earliest first. */
	releases: z.array(z.object({ day: z.string(), orders: z.int(), amountVnd: z.int() })),
	/** The part of `reservedVnd` whose carrier has not confirmed collecting the cash. */
	awaitingCash: z.object({ orders: z.int(), amountVnd: z.int() }),
	/** Cash that carriers owe the shop. */
	cashClaims: z.array(CarrierClaims),
	/** The part of `payableVnd` whose cash the carrier has not remitted; it is not paid out. */
	unremittedVnd: z.int(),
	/** The balance of released money; a negative balance is deducted from later sales. */
	payableVnd: z.int(),
	/** Amounts of `payableVnd` that open returns and claims of buyers may still take back; they are not paid out. */
	stakes: z.array(z.object({ orderNumber: z.string(), cause: z.enum(REFUND_EXPOSURE_CAUSES), amountVnd: z.int() })),
	/** The amount that can be paid out now; below zero when `payableVnd` is. */
	availableVnd: z.int(),
	/** When the balance fell below zero, as recorded by the nightly job. */
	owingSince: z.nullable(Instant),
	leastVnd: z.int(),
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
	'settlement.review_missing': 'conflict',
	'settlement.test_site': 'conflict',
} as const;
export type SettlementFailure = keyof typeof settlementErrors;
export const fail = defineErrors(settlementErrors);
