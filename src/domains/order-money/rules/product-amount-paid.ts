import type { Reductions } from '#src/domains/orders/rules/order-totals.ts';

/** Excludes shipping; earned coin is calculated from this amount. */
export const productAmountPaidVnd = (order: Reductions & { readonly goodsVnd: number }): number =>
	order.goodsVnd - order.shopDiscountVnd - order.platformDiscountVnd - order.coinBonusVnd - order.coinPaidVnd;
