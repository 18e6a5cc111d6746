import { addMs, DAY_MS, SECOND_MS, startOfVietnamDay } from '#src/shared/time.ts';
import {
	DISCOUNT_ADVERTISED_DAYS,
	DISCOUNT_KNOWN_DAYS,
	DISCOUNT_MAX_PERCENT,
	DISCOUNT_SHOWN_DAYS,
	DISCOUNT_WINDOW_DAYS,
} from '../contract-discount.ts';

export type PriceChange = { readonly priceVnd: number; readonly changedAt: Date };
/** Nobody could buy then; without an end, still. */
export type AvailabilityGap = { readonly from: Date; readonly to: Date | null };
/** Every earlier price of one choice, the latest last, and when nobody could buy it. */
export type VariantPast = { readonly prices: readonly PriceChange[]; readonly away: readonly AvailabilityGap[] };
/** A price at which visitors could buy; `to`: until then, `null` while they still can. */
export type AdvertisedPrice = {
	readonly priceVnd: number;
	readonly from: Date;
	readonly to: Date | null;
	readonly lastedMs: number;
};
export type Comparison = { readonly compareAtVnd: number; readonly compareUntil: Date };

/** What stood no longer was a step of one save, and asked of nobody. */
const ADVERTISED_MIN_MS = SECOND_MS;
const ADVERTISED_LONG_MS = DISCOUNT_ADVERTISED_DAYS * DAY_MS;

/**
 * The price that a reduction of a choice may be compared with, so that nobody raises a price to lower it again. `null`
 * when nothing is reduced, or by more than may be advertised. It ends at a midnight, when kept lists end.
 * `pasts`: of all choices of the product, by their ids.
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
 * The lowest at which the choice could be bought in the days before, where it could be for long enough. One that was
 * away since is compared with the lowest of any choice and of its own earlier ones; one that is new, with nothing.
 */
function referenceVnd(own: VariantPast, others: readonly VariantPast[], now: Date): number | null {
	const known = advertisedSince(daysBefore(now, DISCOUNT_KNOWN_DAYS), own, now);
	if (!lastedLong(known)) return null;
	const since = daysBefore(now, DISCOUNT_WINDOW_DAYS);
	const lately = advertisedSince(since, own, now);
	if (lastedLong(lately)) return lowestOf(lately);
	const beside = others.map((past) => advertisedSince(since, past, now));
	return beside.some(lastedLong) ? lowestOf([...known, ...beside.flat()]) : null;
}

const daysBefore = (now: Date, days: number): Date => addMs(now, -days * DAY_MS);
const lowestOf = (asked: readonly AdvertisedPrice[]): number => Math.min(...asked.map(({ priceVnd }) => priceVnd));
const lastedLong = (asked: readonly AdvertisedPrice[]): boolean =>
	asked.reduce((sum, { lastedMs }) => sum + lastedMs, 0) >= ADVERTISED_LONG_MS;

/** Of the prices since then those at which visitors could buy, the earliest first. */
export function advertisedSince(since: Date, { prices, away }: VariantPast, now: Date): readonly AdvertisedPrice[] {
	const spans = [...away].sort((a, b) => a.from.getTime() - b.from.getTime());
	return prices.flatMap(({ priceVnd, changedAt }, index) => {
		const end = Math.min((prices[index + 1]?.changedAt ?? now).getTime(), now.getTime());
		const times = timesFree(Math.max(changedAt.getTime(), since.getTime()), end, spans);
		const lastedMs = times.reduce((sum, { from, to }) => sum + to - from, 0);
		const [first, last] = [times[0], times.at(-1)];
		if (!first || !last || lastedMs < ADVERTISED_MIN_MS) return [];
		const to = last.to < now.getTime() ? new Date(last.to) : null;
		return [{ priceVnd, from: new Date(first.from), to, lastedMs }];
	});
}

type Time = { readonly from: number; readonly to: number };

/** What the spans, the earliest first, leave of a time. */
function timesFree(from: number, to: number, spans: readonly AvailabilityGap[]): readonly Time[] {
	const free: Time[] = [];
	let at = from;
	for (const span of spans) {
		const gone = Math.min(span.from.getTime(), to);
		if (gone > at) free.push({ from: at, to: gone });
		at = Math.max(at, span.to?.getTime() ?? Number.POSITIVE_INFINITY);
	}
	return at < to ? [...free, { from: at, to }] : free;
}

/** Whole per cent, rounded down: never more than the buyer really saves. */
export const discountPercent = (priceVnd: number, compareAtVnd: number): number =>
	Math.floor(((compareAtVnd - priceVnd) * 100) / compareAtVnd);
