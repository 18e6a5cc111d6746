import type { Reductions } from './totals.ts';

/** What bank or cash paid for the products, without shipping; bizcoin is earned with this. */
export const productAmountPaidVnd = (order: Reductions & { readonly goodsVnd: number }): number =>
	order.goodsVnd - order.shopDiscountVnd - order.platformDiscountVnd - order.coinBonusVnd - order.coinPaidVnd;
