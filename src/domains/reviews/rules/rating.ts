import { reviewsConfig } from '../contract.ts';

/** Sums over published reviews, weighed by age: half after `halfLifeDays`, a quarter after twice as long. */
export type WeighedStars = { readonly weight: number; readonly weightedStars: number; readonly count: number };

/** What people see; `ratingScore` only sorts. */
export function plainAverage(counts: readonly { readonly stars: number; readonly count: number }[]): number | null {
	const count = counts.reduce((sum, of) => sum + of.count, 0);
	return count === 0 ? null : counts.reduce((sum, of) => sum + of.stars * of.count, 0) / count;
}

/** Averages the reviews with a few fictitious ones, so that a single review does not decide the score. */
export function ratingScore({ weight, weightedStars, count }: WeighedStars): number | null {
	if (count === 0) return null;
	const { prior } = reviewsConfig;
	const mean = (weightedStars + prior.stars * prior.weight) / (weight + prior.weight);
	return Math.round(mean * 1000) / 1000;
}
