import * as z from 'zod/mini';
import { CASH_CLAIM_STATES } from '#src/domains/order-money/contract.ts';
import { TRACKING_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import { CARRIERS } from '#src/domains/orders/contract/parcel.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { MAX_VND, VndAmount } from '#src/shared/money.ts';
import { PageQuery, pageOf } from '#src/shared/paging.ts';
import { LineText } from '#src/shared/text/text.ts';
import { CalendarDay } from '#src/shared/time/calendar-day.ts';

export const remittancesConfig = {
	/** Days after delivery from which an open claim is in the operators' list. */
	overdueDays: 7,
	/** Days after delivery from which payouts with cash of the claim's carrier are reviewed by hand. */
	reviewDays: 21,
	referenceMax: 60,
	fileLinesMax: 5000,
	webhookLinesMax: 500,
} as const;

export const REMITTANCE_LINE_STATES = ['pending', 'different', 'booked', 'dismissed'] as const;
export type RemittanceLineState = (typeof REMITTANCE_LINE_STATES)[number];

/** Why a line was not booked. `own_parcel`: the operator who imported the file is a party of the order. */
export const LINE_DIFFERENCES = [
	'unknown_parcel',
	'not_delivered',
	'no_cash',
	'cash_of_shop',
	'own_parcel',
	'other_amount',
	'already_remitted',
] as const;
export type LineDifference = (typeof LINE_DIFFERENCES)[number];

const RemittanceLineInput = z
	.object({
		tracking: LineText(TRACKING_MAX_LENGTH),
		/** Cash collected for the parcel in ₫, before the fee. */
		amountVnd: z.int().check(z.minimum(1), z.maximum(MAX_VND)),
		/** What the carrier deducts for this parcel, in ₫. */
		feeVnd: z._default(VndAmount, 0),
	})
	.check(z.refine(({ amountVnd, feeVnd }) => feeVnd <= amountVnd, { error: 'remittances.fee_above_amount' }));

/** A carrier's payment; `totalVnd` is what it transferred: the amounts of all lines less their fees. */
export const RemittanceInput = z.object({
	carrier: z.enum(CARRIERS),
	reference: LineText(remittancesConfig.referenceMax),
	paidOn: CalendarDay,
	totalVnd: z.int().check(z.minimum(0), z.maximum(MAX_VND)),
	lines: z.array(RemittanceLineInput).check(z.minLength(1), z.maxLength(remittancesConfig.webhookLinesMax)),
});
export type RemittanceInput = z.infer<typeof RemittanceInput>;

export const RemittanceReceipt = z.object({
	/** `known`: the same remittance was recorded before. */
	result: z.enum(['recorded', 'known']),
	booked: z.int(),
	/** Lines that were not booked; an operator clears them. */
	different: z.int(),
	/** Lines that wait, because the total differs from the lines. */
	waiting: z.int(),
});
export type RemittanceReceipt = z.infer<typeof RemittanceReceipt>;

const Instant = z.iso.datetime();
export const ShopClaim = z.object({
	orderNumber: z.string(),
	carrier: z.enum(CARRIERS),
	tracking: z.string(),
	state: z.enum(CASH_CLAIM_STATES),
	/** What the carrier still owes for the parcel. */
	openVnd: z.int(),
	deliveredAt: Instant,
	/** Whole days since delivery. */
	days: z.int(),
	isOverdue: z.boolean(),
});
export type ShopClaim = z.infer<typeof ShopClaim>;

export const ShopClaimsInput = z.strictObject({ ...PageQuery, carrier: z.optional(z.enum(CARRIERS)) });
export type ShopClaimsInput = z.infer<typeof ShopClaimsInput>;

export const CarrierClaims = z.object({
	carrier: z.enum(CARRIERS),
	parcels: z.int(),
	/** Parcels whose cash the carrier has not even confirmed as collected. */
	expected: z.int(),
	openVnd: z.int(),
	oldestDays: z.int(),
	overdue: z.int(),
});
export type CarrierClaims = z.infer<typeof CarrierClaims>;
export const ShopClaimPage = pageOf(ShopClaim);
export type ShopClaimPage = z.infer<typeof ShopClaimPage>;

/** State of a parcel's cash, shown to the shop at the order. */
export const ParcelCash = z.object({
	parcelId: z.uuid(),
	carrier: z.enum(CARRIERS),
	state: z.enum(CASH_CLAIM_STATES),
	amountVnd: z.int(),
	remittedVnd: z.int(),
	deliveredAt: Instant,
	collectedAt: z.nullable(Instant),
	remittedAt: z.nullable(Instant),
	/** References of the carrier's payments that contain it. */
	references: z.array(z.string()),
	days: z.int(),
	isOverdue: z.boolean(),
});
export type ParcelCash = z.infer<typeof ParcelCash>;

export const remittancesErrors = {
	'remittances.role_not_allowed': 'forbidden',
	'remittances.file_unreadable': 'invalid',
	'remittances.reference_used': 'conflict',
	'remittances.not_found': 'not_found',
	'remittances.difference_not_found': 'not_found',
	'remittances.note_missing': 'invalid',
	'remittances.fee_above_amount': 'invalid',
	'remittances.nothing_owed': 'conflict',
} as const;
export type RemittancesFailure = keyof typeof remittancesErrors;
export const fail = defineErrors(remittancesErrors);
