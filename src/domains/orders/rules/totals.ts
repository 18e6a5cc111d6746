export type LineAmount = { readonly unitPriceVnd: number; readonly quantity: number };
export type OrderTotals = { readonly goodsVnd: number; readonly shippingVnd: number; readonly totalVnd: number };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export function orderTotals(lines: readonly LineAmount[], shippingVnd: number): OrderTotals {
	const goodsVnd = sum(lines.map(({ unitPriceVnd, quantity }) => unitPriceVnd * quantity));
	return { goodsVnd, shippingVnd, totalVnd: goodsVnd + shippingVnd };
}

export function groupTotals(orders: readonly OrderTotals[]): OrderTotals {
	return {
		goodsVnd: sum(orders.map(({ goodsVnd }) => goodsVnd)),
		shippingVnd: sum(orders.map(({ shippingVnd }) => shippingVnd)),
		totalVnd: sum(orders.map(({ totalVnd }) => totalVnd)),
	};
}
