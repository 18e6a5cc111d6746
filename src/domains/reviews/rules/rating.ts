import { reviewsConfig } from '../contract.ts';

/** Published reviews, each weighed by its age: half after `halfLifeDays`, a quarter after twice that. */
export type WeighedStars = { readonly weight: number; readonly weightedStars: number; readonly count: number };

/** The mean of what was said and of a few imagined reviews, so that the first one alone decides nothing. */
export function ratingScore({ weight, weightedStars, count }: WeighedStars): number | null {
	if (count === 0) return null;
	const { prior } = reviewsConfig;
	const mean = (weightedStars + prior.stars * prior.weight) / (weight + prior.weight);
	return Math.round(mean * 1000) / 1000;
}
