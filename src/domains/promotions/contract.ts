import * as z from 'zod/mini';
import { defineErrors, type Failure } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { PlainText } from '#src/shared/text/text.ts';

/** Also imported by the policy pages. */
export const promotionsConfig = {
	/** Maximum discount of all vouchers together, in per cent of the products that they apply to. ⚖ */
	discountMaxPercent: 50,
	codeLength: { min: 4, max: 20 },
	runMaxDays: 180,
	startAheadDays: 365,
	liveMax: 50,
	usesMax: 1_000_000,
	usesPerCustomerMax: 100,
	shownMax: 20,
	savedMax: 100,
} as const;

/** Codes may be typed in any case and without diacritics; `rules/voucher-code.ts` normalises them. */
export const CODE_TYPED_MAX = 60;
export const VoucherCode = PlainText(CODE_TYPED_MAX, 1);

/** Payer of the discount: the shop gets less, or the platform pays the difference to the shop. */
export const VOUCHER_PAYERS = ['shop', 'platform'] as const;
export type VoucherPayer = (typeof VOUCHER_PAYERS)[number];

export const VOUCHER_PROBLEMS = [
	'unknown',
	'not_started',
	'ended',
	'used_up',
	'used_by_you',
	'below_minimum',
	'no_goods',
	'half_reached',
] as const;
export const VoucherProblem = z.enum(VOUCHER_PROBLEMS);
export type VoucherProblem = z.infer<typeof VoucherProblem>;

const Instant = z.iso.datetime();
const AMOUNT_MIN_VND = 1000;
const amount = VndAmount.check(z.minimum(AMOUNT_MIN_VND));
const percent = z.int().check(z.minimum(1), z.maximum(promotionsConfig.discountMaxPercent));
export const VoucherDiscount = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('fixed'), amountVnd: amount }),
	z.strictObject({ kind: z.literal('percent'), percent, capVnd: amount }),
]);
export type VoucherDiscount = z.infer<typeof VoucherDiscount>;

const terms = {
	discount: VoucherDiscount,
	/** Minimum total of the products that it applies to, before discounts. */
	minGoodsVnd: VndAmount,
	startsAt: Instant,
	endsAt: Instant,
};
export const VoucherTerms = z.object({ id: Id, code: z.string(), ...terms });
export type VoucherTerms = z.infer<typeof VoucherTerms>;

export const CreateVoucherInput = z.strictObject({
	code: VoucherCode,
	...terms,
	usesMax: z.int().check(z.minimum(1), z.maximum(promotionsConfig.usesMax)),
	usesPerCustomer: z.int().check(z.minimum(1), z.maximum(promotionsConfig.usesPerCustomerMax)),
	isListed: z.boolean(),
});
export type CreateVoucherInput = z.infer<typeof CreateVoucherInput>;

export const VOUCHER_STATES = ['waiting', 'live', 'used_up', 'ended'] as const;
export const VoucherView = z.object({
	...VoucherTerms.shape,
	usesMax: z.int(),
	usesPerCustomer: z.int(),
	uses: z.int(),
	isListed: z.boolean(),
	state: z.enum(VOUCHER_STATES),
});
export type VoucherView = z.infer<typeof VoucherView>;
export const VoucherList = z.object({ items: z.array(VoucherView), nextCursor: z.null() });
export type VoucherList = z.infer<typeof VoucherList>;
export const EndVoucherInput = z.strictObject({ voucherId: Id });
export type EndVoucherInput = z.infer<typeof EndVoucherInput>;

export const SaveVoucherInput = z.strictObject({ voucherId: Id, isSaved: z.boolean() });
export type SaveVoucherInput = z.infer<typeof SaveVoucherInput>;
export const VoucherSaved = z.object({ voucherId: Id, isSaved: z.boolean() });
export type VoucherSaved = z.infer<typeof VoucherSaved>;
export const SAVED_VOUCHER_STATES = ['usable', 'not_started', 'ended', 'used_up', 'used_by_you'] as const;
export const SavedVoucher = z.object({
	...VoucherTerms.shape,
	state: z.enum(SAVED_VOUCHER_STATES),
	/** Null for vouchers of the platform. */
	shop: z.nullable(z.object({ name: z.string(), slug: z.string(), logoHash: z.nullable(z.string()) })),
});
export type SavedVoucher = z.infer<typeof SavedVoucher>;
export const SavedVoucherList = z.object({ items: z.array(SavedVoucher), nextCursor: z.null() });

export const promotionsErrors = {
	'promotions.not_found': 'not_found',
	'promotions.code_unfit': 'invalid',
	'promotions.code_taken': 'conflict',
	'promotions.discount_too_high': 'invalid',
	'promotions.window_unfit': 'invalid',
	'promotions.start_past': 'invalid',
	'promotions.start_too_far': 'invalid',
	'promotions.shop_not_open': 'conflict',
	'promotions.too_many': 'conflict',
	'promotions.ended_already': 'conflict',
	'promotions.role_not_allowed': 'forbidden',
	'promotions.not_usable': 'invalid',
	'promotions.saved_full': 'conflict',
} as const;
export type PromotionsFailure = keyof typeof promotionsErrors;
export type VoucherNotUsable = Failure<'promotions.not_usable'>;
export const fail = defineErrors(promotionsErrors);
