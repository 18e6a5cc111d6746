import { addMs, DAY_MS } from '#src/shared/time.ts';
import { DISCOUNT_MAX_PERCENT, DISCOUNT_SHOWN_DAYS, DISCOUNT_WINDOW_DAYS } from '../contract.ts';

export type PriceChange = { readonly priceVnd: number; readonly changedAt: Date };
export type Comparison = { readonly compareAtVnd: number; readonly compareUntil: Date };

/**
 * The price that a reduction may be compared with: the lowest one that was asked during the 30 days before it, so that
 * nobody raises a price to lower it again. `null` when nothing is reduced, or by more than may be advertised.
 * `history` holds every earlier price of the variant, the latest last.
 */
export function comparisonFor(newPriceVnd: number, history: readonly PriceChange[], now: Date): Comparison | null {
	const windowStart = addMs(now, -DISCOUNT_WINDOW_DAYS * DAY_MS);
	const asked = history.filter((change, index) => {
		const endedAt = history[index + 1]?.changedAt ?? now;
		return endedAt > windowStart && change.changedAt < now;
	});
	if (asked.length === 0) return null;
	const lowest = Math.min(...asked.map(({ priceVnd }) => priceVnd));
	if (newPriceVnd >= lowest) return null;
	if (discountPercent(newPriceVnd, lowest) > DISCOUNT_MAX_PERCENT) return null;
	return { compareAtVnd: lowest, compareUntil: addMs(now, DISCOUNT_SHOWN_DAYS * DAY_MS) };
}

/** Whole per cent, rounded down: never more than the buyer really saves. */
export const discountPercent = (priceVnd: number, compareAtVnd: number): number =>
	Math.floor(((compareAtVnd - priceVnd) * 100) / compareAtVnd);
