import type { Quote } from '../contract.ts';
import { coinOf } from './totals.ts';

/** `typedVnd`: an amount stands in a field, counted or not; null where one of the plain choices is taken. */
type CoinWish = { readonly wantedVnd: number; readonly typedVnd: number | null };

/** Only a quote that takes just the coin that stands on the screen may be agreed to. */
export function isCoinAsShown(quote: Pick<Quote, 'coin' | 'coinBonusVnd' | 'coinPaidVnd'>, wish: CoinWish): boolean {
	const usableVnd = quote.coin?.usableVnd ?? 0;
	const shownVnd = usableVnd === 0 ? 0 : (wish.typedVnd ?? Math.min(wish.wantedVnd, usableVnd));
	return coinOf(quote) === shownVnd;
}

const ROUND_VND = 1000;
const STEPS_VND = [10_000, 50_000];

/** Amounts that one press fills in: round ones that fit, and half of what can be used. */
export function coinSteps(usableVnd: number): readonly number[] {
	const halfVnd = Math.floor(usableVnd / 2 / ROUND_VND) * ROUND_VND;
	return [...new Set([...STEPS_VND.filter((vnd) => vnd < usableVnd), halfVnd])]
		.filter((vnd) => vnd > 0)
		.sort((one, other) => one - other);
}
