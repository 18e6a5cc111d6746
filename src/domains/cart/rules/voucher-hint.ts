import { judgeVoucher, type VoucherFacts } from '#src/domains/promotions/rules/voucher-applies.ts';
import type { CartShopView, VoucherHint } from '../contract.ts';
import { totalOf } from './cart-sums.ts';

type Offer = VoucherFacts & { readonly code: string };

/**
 * The voucher that needs the least more of this shop, if it takes off more than what can be used already. Nothing
 * farther away than what is in the cart.
 */
export function voucherHint(
	{ lines }: Pick<CartShopView, 'lines'>,
	offers: readonly Offer[],
	now: Date,
): VoucherHint | null {
	const goodsVnd = totalOf(lines);
	const judge = (offer: Offer, amountVnd: number) =>
		judgeVoucher(offer, { goodsVnd: amountVnd, leftVnd: amountVnd, usedInSameQuote: 0, now });
	const usableVnd = Math.max(0, ...offers.map((offer) => judge(offer, goodsVnd).discountVnd));
	const [nearest] = offers
		.filter((offer) => judge(offer, goodsVnd).problem === 'below_minimum')
		.map((offer) => ({
			code: offer.code,
			missingVnd: offer.minGoodsVnd - goodsVnd,
			discountVnd: judge(offer, offer.minGoodsVnd).discountVnd,
		}))
		.filter(({ missingVnd, discountVnd }) => missingVnd <= goodsVnd && discountVnd > usableVnd)
		.sort((a, b) => a.missingVnd - b.missingVnd || b.discountVnd - a.discountVnd);
	return nearest ?? null;
}
