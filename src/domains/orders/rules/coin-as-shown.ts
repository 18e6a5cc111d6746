import type { Quote } from '../contract-quote.ts';
import { coinOf } from './totals.ts';

/** `typedVnd`: an amount stands in a field, counted or not; null where one of the plain choices is taken. */
type CoinRequest = { readonly wantedVnd: number; readonly typedVnd: number | null };

/** Only a quote that takes just the coin that stands on the screen may be agreed to. */
export function isCoinAsShown(
	quote: Pick<Quote, 'coin' | 'coinBonusVnd' | 'coinPaidVnd'>,
	request: CoinRequest,
): boolean {
	const usableVnd = quote.coin?.usableVnd ?? 0;
	const shownVnd = usableVnd === 0 ? 0 : (request.typedVnd ?? Math.min(request.wantedVnd, usableVnd));
	return coinOf(quote) === shownVnd;
}

const ROUND_VND = 1000;
const STEPS_VND = [10_000, 50_000];

/** A half nearer than this to a round amount says no more than it does. */
const APART = 0.2;

/** Amounts that one press fills in: round ones that fit, and half of what can be used unless it is nearly one of them. */
export function coinSteps(usableVnd: number): readonly number[] {
	const halfVnd = Math.floor(usableVnd / 2 / ROUND_VND) * ROUND_VND;
	const fitting = STEPS_VND.filter((vnd) => vnd < usableVnd);
	const isApart = fitting.every((vnd) => Math.abs(halfVnd - vnd) >= vnd * APART);
	return [...fitting, ...(isApart ? [halfVnd] : [])].filter((vnd) => vnd > 0).sort((one, other) => one - other);
}
