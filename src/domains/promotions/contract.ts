import * as z from 'zod/mini';
import { defineErrors, type Failure } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { isStorable } from '#src/shared/text.ts';

/** The numbers of vouchers; policies import them. */
export const promotionsConfig = {
	/** Vouchers together take at most this part of the products they are for. ⚖ */
	discountMaxPercent: 50,
	codeLength: { min: 4, max: 20 },
	runMaxDays: 180,
	/** A voucher begins so far ahead at most. */
	startAheadDays: 365,
	/** Of one shop, or of the platform, at the same time. */
	liveMax: 50,
	usesMax: 1_000_000,
	usesPerCustomerMax: 100,
	/** A page or the checkout shows so many of a shop. */
	shownMax: 20,
} as const;

/** Typed in any case, with or without tones: `rules/voucher-code.ts` says which are the same. */
export const CODE_TYPED_MAX = 60;
export const VoucherCode = z
	.string()
	.check(z.minLength(1), z.maxLength(CODE_TYPED_MAX), z.refine(isStorable, { error: 'text.unstorable' }));

/** Who bears what it takes off: the shop gets less, or the platform pays the shop the difference. */
export const VOUCHER_PAYERS = ['shop', 'platform'] as const;
export type VoucherPayer = (typeof VOUCHER_PAYERS)[number];

/** Why a voucher does not count here and now. */
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
/** What it takes off: an amount, or a share of the products up to a cap. */
export const VoucherDiscount = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('fixed'), amountVnd: amount }),
	z.strictObject({ kind: z.literal('percent'), percent, capVnd: amount }),
]);
export type VoucherDiscount = z.infer<typeof VoucherDiscount>;

const terms = {
	discount: VoucherDiscount,
	/** Of the products it is for, before anything is taken off. */
	minGoodsVnd: VndAmount,
	startsAt: Instant,
	endsAt: Instant,
};
/** What a buyer is told of a voucher. */
export const VoucherTerms = z.object({ code: z.string(), ...terms });
export type VoucherTerms = z.infer<typeof VoucherTerms>;

export const CreateVoucherInput = z.strictObject({
	code: VoucherCode,
	...terms,
	usesMax: z.int().check(z.minimum(1), z.maximum(promotionsConfig.usesMax)),
	usesPerCustomer: z.int().check(z.minimum(1), z.maximum(promotionsConfig.usesPerCustomerMax)),
	/** Shown to everybody; otherwise only who knows the code uses it. */
	isListed: z.boolean(),
});
export type CreateVoucherInput = z.infer<typeof CreateVoucherInput>;

export const VOUCHER_STATES = ['waiting', 'live', 'used_up', 'ended'] as const;
export const VoucherView = z.object({
	id: Id,
	...VoucherTerms.shape,
	usesMax: z.int(),
	usesPerCustomer: z.int(),
	/** Those of orders that ended unpaid or cancelled do not count. */
	uses: z.int(),
	isListed: z.boolean(),
	state: z.enum(VOUCHER_STATES),
});
export type VoucherView = z.infer<typeof VoucherView>;
export const VoucherList = z.object({ items: z.array(VoucherView), nextCursor: z.null() });
export type VoucherList = z.infer<typeof VoucherList>;
export const EndVoucherInput = z.strictObject({ voucherId: Id });
export type EndVoucherInput = z.infer<typeof EndVoucherInput>;

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
} as const;
export type PromotionsFailure = keyof typeof promotionsErrors;
export type VoucherNotUsable = Failure<'promotions.not_usable'>;
export const fail = defineErrors(promotionsErrors);
