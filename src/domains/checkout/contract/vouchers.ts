import * as z from 'zod/mini';
import { cartConfig } from '#src/domains/cart/contract.ts';
import { VoucherCode, VoucherProblem, VoucherTerms } from '#src/domains/promotions/contract.ts';
import { idsOnce } from '#src/shared/each-once.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';

/** At most one voucher of the shop and one of the platform per order. */
export const VoucherSelection = z.strictObject({
	shopId: Id,
	shopCode: z.optional(VoucherCode),
	platformCode: z.optional(VoucherCode),
});
export type VoucherSelection = z.infer<typeof VoucherSelection>;

export const AppliedVoucher = z.object({
	code: z.string(),
	discountVnd: VndAmount,
	problem: z.nullable(VoucherProblem),
});
export type AppliedVoucher = z.infer<typeof AppliedVoucher>;

export const AgreedVoucher = z.strictObject({ code: VoucherCode, discountVnd: VndAmount });

/** Discounts by payer. Products plus shipping minus discounts is the price; minus coin it is what bank or cash pays. */
export const totals = {
	goodsVnd: z.int(),
	shippingVnd: z.int(),
	shopDiscountVnd: z.int(),
	platformDiscountVnd: z.int(),
	totalVnd: z.int(),
	coinBonusVnd: z.int(),
	coinPaidVnd: z.int(),
	payVnd: z.int(),
};

export const CoinUse = z.object({ usableVnd: VndAmount, isFrozen: z.boolean() });

export const AvailableVoucher = z.object({
	...VoucherTerms.shape,
	discountVnd: VndAmount,
	problem: z.nullable(VoucherProblem),
	isSaved: z.boolean(),
});
export type AvailableVoucher = z.infer<typeof AvailableVoucher>;
export const VoucherOffersInput = z.strictObject({
	lineIds: z.array(Id).check(z.minLength(1), z.maxLength(cartConfig.linesMax), idsOnce),
});
export type VoucherOffersInput = z.infer<typeof VoucherOffersInput>;
export const ShopOffers = z.object({
	shopId: Id,
	shop: z.array(AvailableVoucher),
	platform: z.array(AvailableVoucher),
});
export type ShopOffers = z.infer<typeof ShopOffers>;
export const VoucherOffers = z.object({ shops: z.array(ShopOffers) });
export type VoucherOffers = z.infer<typeof VoucherOffers>;
