import * as z from 'zod/mini';
import { CART_LINE_STATUSES, cartConfig, lineFacts, saleOfLine } from '#src/domains/cart/contract.ts';
import { ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';
import { Instant } from '#src/domains/orders/contract/order.ts';
import type { VoucherProblem } from '#src/domains/promotions/contract.ts';
import { eachOnce, idsOnce } from '#src/shared/each-once.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { AppliedVoucher, CoinUse, totals, VoucherSelection } from './vouchers.ts';

export const listOf = <T extends z.core.$ZodType>(item: T) =>
	z.array(item).check(z.minLength(1), z.maxLength(cartConfig.linesMax));

export const QuoteInput = z.strictObject({
	lineIds: listOf(Id).check(idsOnce),
	addressId: z.nullable(Id),
	vouchers: z.optional(
		z.array(VoucherSelection).check(
			z.maxLength(cartConfig.linesMax),
			eachOnce(({ shopId }) => shopId),
		),
	),
	/** Maximum bizcoin to use; if absent, the quote has no bizcoin fields. */
	coinVnd: z.optional(VndAmount),
});
export type QuoteInput = z.infer<typeof QuoteInput>;

/** Status as in the cart, plus whether the shop delivers to the chosen address. */
export const QuoteLineStatus = z.enum([...CART_LINE_STATUSES, 'not_delivered']);
export type QuoteLineStatus = z.infer<typeof QuoteLineStatus>;

export const QuoteLine = z.object({
	lineId: Id,
	variantId: Id,
	...lineFacts,
	status: QuoteLineStatus,
	returnTerms: ReturnTerms,
	/** Price when the item was added to the cart, if it differs. */
	wasVnd: z.optional(VndAmount),
	...saleOfLine,
	preOrderDays: z.optional(z.int()),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteShop = z.object({
	shopId: Id,
	shopName: z.string(),
	shopSlug: z.string(),
	lines: z.array(QuoteLine),
	/** Null until an address is known, and where the shop does not deliver. */
	shipping: z.nullable(
		z.object({
			option: z.string(),
			feeVnd: VndAmount,
			arrivesFrom: Instant,
			arrivesTo: Instant,
			/** Amount missing for free shipping; null if the shop never ships free. */
			moreForFreeVnd: z.nullable(VndAmount),
		}),
	),
	shopVoucher: z.nullable(AppliedVoucher),
	platformVoucher: z.nullable(AppliedVoucher),
	/** Shipping is charged if at least one line can be ordered. */
	...totals,
});
export type QuoteShop = z.infer<typeof QuoteShop>;

export const Quote = z.object({
	shops: z.array(QuoteShop),
	...totals,
	coin: z.nullable(CoinUse),
	cashRefusal: z.nullable(z.enum(['amount', 'refused_before'])),
	isComplete: z.boolean(),
});
export type Quote = z.infer<typeof Quote>;

export type QuoteDifference = {
	readonly kind: 'price' | 'quantity' | 'unavailable' | 'gone' | 'shipping' | 'voucher' | 'coin' | 'returns';
	/** The product, the shop whose shipping fee differs, or the voucher's code. */
	readonly name: string;
	readonly shown: number | null;
	readonly now: number | null;
	readonly status: QuoteLineStatus | null;
	/** The current return terms. */
	readonly returnTerms?: ReturnTerms;
	/** Why the voucher gives no discount any more. */
	readonly problem?: VoucherProblem | null;
};
