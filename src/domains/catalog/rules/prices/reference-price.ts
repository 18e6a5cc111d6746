import { addMs, DAY_MS, SECOND_MS, startOfVietnamDay } from '#src/shared/time.ts';
import {
	DISCOUNT_ADVERTISED_DAYS,
	DISCOUNT_KNOWN_DAYS,
	DISCOUNT_MAX_PERCENT,
	DISCOUNT_SHOWN_DAYS,
	DISCOUNT_WINDOW_DAYS,
} from '../../contract/discount.ts';

export type PriceChange = { readonly priceVnd: number; readonly changedAt: Date };
export type AvailabilityGap = { readonly from: Date; readonly to: Date | null };
export type VariantPast = { readonly prices: readonly PriceChange[]; readonly away: readonly AvailabilityGap[] };
export type AdvertisedPrice = {
	readonly priceVnd: number;
	readonly from: Date;
	readonly to: Date | null;
	readonly lastedMs: number;
};
export type Comparison = { readonly compareAtVnd: number; readonly compareUntil: Date };

/** A shorter price is an intermediate step of one save and was never displayed. */
const ADVERTISED_MIN_MS = SECOND_MS;
const ADVERTISED_LONG_MS = DISCOUNT_ADVERTISED_DAYS * DAY_MS;

/**
 * Returns the reference price, or null without a reduction or above the maximum discount; prevents raising a price
 * only to reduce it. Ends at midnight, like cached lists. `pasts` by variant id.
 */
export function comparisonFor(
	newPriceVnd: number,
	variantId: string,
	pasts: ReadonlyMap<string, VariantPast>,
	now: Date,
): Comparison | null {
	const own = pasts.get(variantId);
	const others = [...pasts.values()].filter((past) => past !== own);
	const lowest = own ? referenceVnd(own, others, now) : null;
	if (lowest === null || newPriceVnd >= lowest) return null;
	if ((lowest - newPriceVnd) * 100 > lowest * DISCOUNT_MAX_PERCENT) return null;
	return { compareAtVnd: lowest, compareUntil: startOfVietnamDay(addMs(now, DISCOUNT_SHOWN_DAYS * DAY_MS)) };
}

/**
 * Returns the lowest price while available, if available long enough. After a gap, prices of all variants count as
 * well; a new variant has no reference.
 */
function referenceVnd(own: VariantPast, others: readonly VariantPast[], now: Date): number | null {
	const known = advertisedSince(daysBefore(now, DISCOUNT_KNOWN_DAYS), own, now);
	if (!wasAdvertisedLongEnough(known)) return null;
	const since = daysBefore(now, DISCOUNT_WINDOW_DAYS);
	const lately = advertisedSince(since, own, now);
	if (wasAdvertisedLongEnough(lately)) return lowestOf(lately);
	const beside = others.map((past) => advertisedSince(since, past, now));
	return beside.some(wasAdvertisedLongEnough) ? lowestOf([...known, ...beside.flat()]) : null;
}

const daysBefore = (now: Date, days: number): Date => addMs(now, -days * DAY_MS);
const lowestOf = (asked: readonly AdvertisedPrice[]): number => Math.min(...asked.map(({ priceVnd }) => priceVnd));
const wasAdvertisedLongEnough = (asked: readonly AdvertisedPrice[]): boolean =>
	asked.reduce((sum, { lastedMs }) => sum + lastedMs, 0) >= ADVERTISED_LONG_MS;

export function advertisedSince(since: Date, { prices, away }: VariantPast, now: Date): readonly AdvertisedPrice[] {
	const spans = [...away].sort((a, b) => a.from.getTime() - b.from.getTime());
	return prices.flatMap(({ priceVnd, changedAt }, index) => {
		const end = Math.min((prices[index + 1]?.changedAt ?? now).getTime(), now.getTime());
		const times = subtractGaps(Math.max(changedAt.getTime(), since.getTime()), end, spans);
		const lastedMs = times.reduce((sum, { from, to }) => sum + to - from, 0);
		const [first, last] = [times[0], times.at(-1)];
		if (!first || !last || lastedMs < ADVERTISED_MIN_MS) return [];
		const to = last.to < now.getTime() ? new Date(last.to) : null;
		return [{ priceVnd, from: new Date(first.from), to, lastedMs }];
	});
}

type Time = { readonly from: number; readonly to: number };

function subtractGaps(from: number, to: number, spans: readonly AvailabilityGap[]): readonly Time[] {
	const free: Time[] = [];
	let at = from;
	for (const span of spans) {
		const gone = Math.min(span.from.getTime(), to);
		if (gone > at) free.push({ from: at, to: gone });
		at = Math.max(at, span.to?.getTime() ?? Number.POSITIVE_INFINITY);
	}
	return at < to ? [...free, { from: at, to }] : free;
}

/** Rounded down, so that it never exceeds the buyer's saving. */
export const discountPercent = (priceVnd: number, compareAtVnd: number): number =>
	Math.floor(((compareAtVnd - priceVnd) * 100) / compareAtVnd);
