import { DAY_MS } from '#src/shared/time.ts';

/** Increase it with every change of parts or shares, so that stored scores are recalculated. */
export const RANKING_VERSION = 3;
export const RANKING_SHARES = { sales: 0.5, stock: 0.2, stars: 0.1, care: 0.1, freshness: 0.1 } as const;
/** Rating assumed for unrated products and weighted into the first reviews. */
export const UNRATED_STARS = 4;
export const FRESH_DAYS = 60;

const SALES_AT_FULL = 5000;
const DESCRIPTION_AT_FULL = 300;
const PICTURES_AT_FULL = 4;

export type RankingFacts = {
	readonly soldCount: number;
	readonly isInStock: boolean;
	/** 1 to 5, weighted by the number of reviews; null without a review. */
	readonly ratingScore: number | null;
	readonly publishedAt: Date | null;
	readonly descriptionLength: number;
	readonly pictureCount: number;
};
export type Ranking = Readonly<Record<keyof typeof RANKING_SHARES, number>> & { readonly score: number };

const part = (value: number): number => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

/** The part of a product's rank that is independent of the query. */
export function rankingOf(facts: RankingFacts, now: Date): Ranking {
	const ageDays = facts.publishedAt ? (now.getTime() - facts.publishedAt.getTime()) / DAY_MS : FRESH_DAYS;
	const parts = {
		sales: part(Math.log(1 + facts.soldCount) / Math.log(1 + SALES_AT_FULL)),
		stock: facts.isInStock ? 1 : 0,
		stars: part(((facts.ratingScore ?? UNRATED_STARS) - 1) / 4),
		care: part(facts.descriptionLength / DESCRIPTION_AT_FULL) / 2 + part(facts.pictureCount / PICTURES_AT_FULL) / 2,
		freshness: part(1 - ageDays / FRESH_DAYS),
	};
	const names = ['sales', 'stock', 'stars', 'care', 'freshness'] as const;
	return { ...parts, score: names.reduce((sum, name) => sum + RANKING_SHARES[name] * parts[name], 0) };
}
