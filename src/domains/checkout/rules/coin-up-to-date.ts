import { coinOf } from '#src/domains/orders/rules/order-totals.ts';
import type { Quote } from '../contract/quote.ts';

/** `typedVnd` is the content of the amount field, valid or not; null when a preset is selected. */
type CoinRequest = { readonly wantedVnd: number; readonly typedVnd: number | null };

export function isCoinUpToDate(
	quote: Pick<Quote, 'coin' | 'coinBonusVnd' | 'coinPaidVnd'>,
	request: CoinRequest,
): boolean {
	const usableVnd = quote.coin?.usableVnd ?? 0;
	const shownVnd = usableVnd === 0 ? 0 : (request.typedVnd ?? Math.min(request.wantedVnd, usableVnd));
	return coinOf(quote) === shownVnd;
}

const ROUND_VND = 1000;
const STEPS_VND = [10_000, 50_000];

/** Half of the balance is left out when it is closer than this share to a round amount. */
const NEAR_HALF_SHARE = 0.2;

/** Preset amounts: round ones that fit, and half of the usable coin unless it is close to one of them. */
export function suggestedCoinAmounts(usableVnd: number): readonly number[] {
	const halfVnd = Math.floor(usableVnd / 2 / ROUND_VND) * ROUND_VND;
	const fitting = STEPS_VND.filter((vnd) => vnd < usableVnd);
	const isApart = fitting.every((vnd) => Math.abs(halfVnd - vnd) >= vnd * NEAR_HALF_SHARE);
	return [...fitting, ...(isApart ? [halfVnd] : [])].filter((vnd) => vnd > 0).sort((one, other) => one - other);
}
