import { sumVnd } from '#src/shared/money.ts';

export type LineAmount = { readonly unitPriceVnd: number; readonly quantity: number };
export type OrderTotals = { readonly goodsVnd: number; readonly shippingVnd: number; readonly totalVnd: number };

/** What lowers an order or a line, by who bears it. */
export type Reductions = {
	readonly shopDiscountVnd: number;
	readonly platformDiscountVnd: number;
	readonly coinBonusVnd: number;
	readonly coinPaidVnd: number;
};
/** An order whose sale is not divided between shop, platform and tax office yet. */
export const NOT_BOOKED = { holdDays: null, reservedVnd: 0, releasedAt: null } as const;

export const NO_REDUCTIONS: Reductions = {
	shopDiscountVnd: 0,
	platformDiscountVnd: 0,
	coinBonusVnd: 0,
	coinPaidVnd: 0,
};

export function orderTotals(lines: readonly LineAmount[], shippingVnd: number): OrderTotals {
	const goodsVnd = sumVnd(lines.map(({ unitPriceVnd, quantity }) => unitPriceVnd * quantity));
	return { goodsVnd, shippingVnd, totalVnd: goodsVnd + shippingVnd };
}

export function groupTotals(orders: readonly OrderTotals[]): OrderTotals {
	return {
		goodsVnd: sumVnd(orders.map(({ goodsVnd }) => goodsVnd)),
		shippingVnd: sumVnd(orders.map(({ shippingVnd }) => shippingVnd)),
		totalVnd: sumVnd(orders.map(({ totalVnd }) => totalVnd)),
	};
}
