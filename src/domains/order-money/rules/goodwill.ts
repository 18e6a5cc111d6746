import { ordersConfig } from '#src/domains/orders/contract/order.ts';

const PERCENT = 100;
const shareOf = (amountVnd: number, percent: number, maxVnd: number): number =>
	Math.min(Math.floor((amountVnd * percent) / PERCENT), maxVnd);

export function shopGoodwill(totalVnd: number): number {
	const { percent, maxVnd } = ordersConfig.shopCancelGoodwill;
	return shareOf(totalVnd, percent, maxVnd);
}

/** Staff who may not see amounts get the upper limit. */
export const maxGoodwill = (sums: { readonly totalVnd: number } | null): number =>
	sums ? shopGoodwill(sums.totalVnd) : ordersConfig.shopCancelGoodwill.maxVnd;

type Cover = { readonly heldVnd: number; readonly givenTodayVnd: number };

/** Limited by the shop's balance: coin is spent at other shops, so it must not be created from debt. */
export function coveredGoodwill(owedVnd: number, { heldVnd, givenTodayVnd }: Cover): number {
	const leftTodayVnd = ordersConfig.shopCancelGoodwill.shopDayMaxVnd - givenTodayVnd;
	return Math.max(0, Math.min(owedVnd, heldVnd, leftTodayVnd));
}

export function latePaidGoodwill(paidVnd: number): number {
	const { goodwillPercent, goodwillMaxVnd } = ordersConfig.latePaid;
	return shareOf(paidVnd, goodwillPercent, goodwillMaxVnd);
}
