import { ordersConfig } from '../contract.ts';

const PERCENT = 100;
const shareOf = (amountVnd: number, percent: number, maxVnd: number): number =>
	Math.min(Math.floor((amountVnd * percent) / PERCENT), maxVnd);

/** What a shop owes its buyer for ending what it had confirmed. */
export function shopGoodwill(totalVnd: number): number {
	const { percent, maxVnd } = ordersConfig.shopCancelGoodwill;
	return shareOf(totalVnd, percent, maxVnd);
}

/** The most it may cost; who does not see the order's sums is told the limit. */
export const mostGoodwill = (sums: { readonly totalVnd: number } | null): number =>
	sums ? shopGoodwill(sums.totalVnd) : ordersConfig.shopCancelGoodwill.maxVnd;

type Cover = { readonly heldVnd: number; readonly givenTodayVnd: number };

/** Of what it owes, what its own money covers: coin is spent at other shops, so none is made of debts. */
export function coveredGoodwill(owedVnd: number, { heldVnd, givenTodayVnd }: Cover): number {
	const leftTodayVnd = ordersConfig.shopCancelGoodwill.shopDayMaxVnd - givenTodayVnd;
	return Math.max(0, Math.min(owedVnd, heldVnd, leftTodayVnd));
}

/** For money that came after the products had gone. */
export function latePaidGoodwill(paidVnd: number): number {
	const { goodwillPercent, goodwillMaxVnd } = ordersConfig.latePaid;
	return shareOf(paidVnd, goodwillPercent, goodwillMaxVnd);
}
