import type { PriceChange } from './reference-price.ts';

export type PricedWindow = { readonly priceVnd: number; readonly from: Date; readonly to: Date };

const HALF = 2;
const FOREVER = new Date(8.64e15);

/** Below the regular price, and by at most half of it. The view `variant_prices` decides the same. */
export const isHonestSale = (saleVnd: number, regularVnd: number): boolean =>
	saleVnd < regularVnd && saleVnd * HALF >= regularVnd;

/** What buyers paid over time: the regular prices, oldest first, with the scheduled prices of their windows. */
export function withSales(
	prices: readonly PriceChange[],
	sales: readonly PricedWindow[],
	until: Date = FOREVER,
): readonly PriceChange[] {
	const [first] = prices;
	if (!first || sales.length === 0) return prices;
	const paidAt = (time: number): number => {
		const regularVnd = prices.findLast(({ changedAt }) => changedAt.getTime() <= time)?.priceVnd ?? first.priceVnd;
		const sale = sales.find(({ from, to }) => from.getTime() <= time && time < to.getTime());
		return sale && isHonestSale(sale.priceVnd, regularVnd) ? sale.priceVnd : regularVnd;
	};
	const times = [...prices.map(({ changedAt }) => changedAt), ...sales.flatMap(({ from, to }) => [from, to])]
		.map((at) => at.getTime())
		.filter((time) => time >= first.changedAt.getTime() && time <= until.getTime());
	const paid = [...new Set(times)].sort((a, b) => a - b).map((time) => ({ time, priceVnd: paidAt(time) }));
	return paid
		.filter(({ priceVnd }, at) => at === 0 || paid[at - 1]?.priceVnd !== priceVnd)
		.map(({ time, priceVnd }) => ({ priceVnd, changedAt: new Date(time) }));
}
