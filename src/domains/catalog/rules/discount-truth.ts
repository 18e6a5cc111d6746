import { addMs, DAY_MS } from '#src/shared/time.ts';
import { DISCOUNT_MAX_PERCENT, DISCOUNT_SHOWN_DAYS, DISCOUNT_WINDOW_DAYS } from '../contract.ts';

export type PriceChange = { readonly priceVnd: number; readonly changedAt: Date };
/** Nobody could buy then; without an end, still. */
export type AwaySpan = { readonly from: Date; readonly to: Date | null };
export type Comparison = { readonly compareAtVnd: number; readonly compareUntil: Date };

/**
 * The price that a reduction may be compared with: the lowest at which visitors could buy during the 30 days before it,
 * so that nobody raises a price to lower it again. `null` when nothing is reduced, or by more than may be advertised.
 * `history` holds every earlier price of the variant, the latest last.
 */
export function comparisonFor(
	newPriceVnd: number,
	history: readonly PriceChange[],
	away: readonly AwaySpan[],
	now: Date,
): Comparison | null {
	const asked = askedSince(addMs(now, -DISCOUNT_WINDOW_DAYS * DAY_MS), history, away, now);
	if (asked.length === 0) return null;
	const lowest = Math.min(...asked.map(({ priceVnd }) => priceVnd));
	if (newPriceVnd >= lowest) return null;
	if (discountPercent(newPriceVnd, lowest) > DISCOUNT_MAX_PERCENT) return null;
	return { compareAtVnd: lowest, compareUntil: addMs(now, DISCOUNT_SHOWN_DAYS * DAY_MS) };
}

/** Those of these prices, the latest last, at which visitors could buy at some time since then. */
export function askedSince<T extends PriceChange>(
	since: Date,
	history: readonly T[],
	away: readonly AwaySpan[],
	now: Date,
): readonly T[] {
	const spans = [...away].sort((a, b) => a.from.getTime() - b.from.getTime());
	return history.filter(({ changedAt }, index) => {
		const end = (history[index + 1]?.changedAt ?? now).getTime();
		let free = Math.max(changedAt.getTime(), since.getTime());
		for (const { from, to } of spans) if (from.getTime() <= free) free = Math.max(free, to?.getTime() ?? now.getTime());
		return free < Math.min(end, now.getTime());
	});
}

/** Whole per cent, rounded down: never more than the buyer really saves. */
export const discountPercent = (priceVnd: number, compareAtVnd: number): number =>
	Math.floor(((compareAtVnd - priceVnd) * 100) / compareAtVnd);
