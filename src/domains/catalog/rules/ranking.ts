import { DAY_MS } from '#src/shared/time.ts';

/** Raised whenever a part or its share changes: stored scores of other versions are computed again. */
export const RANKING_VERSION = 2;
export const RANKING_SHARES = { sales: 0.5, stock: 0.2, stars: 0.1, care: 0.1, freshness: 0.1 } as const;
/** Few reviews say little: a product's stars count as if it had so many more of so many stars. */
export const USUAL_STARS = { stars: 4, reviews: 5 } as const;

const SALES_AT_FULL = 5000;
const FRESH_DAYS = 60;
const DESCRIPTION_AT_FULL = 300;
const PICTURES_AT_FULL = 4;

export type RankingFacts = {
	readonly soldCount: number;
	readonly isInStock: boolean;
	/** From 1 to 5; null without a review. */
	readonly ratingScore: number | null;
	readonly ratingCount: number;
	readonly publishedAt: Date | null;
	readonly descriptionLength: number;
	readonly pictureCount: number;
};
/** Each part between 0 and 1; `score` is their weighted sum. */
export type Ranking = Readonly<Record<keyof typeof RANKING_SHARES, number>> & { readonly score: number };

const part = (value: number): number => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

function starsPart({ ratingScore, ratingCount }: RankingFacts): number {
	const { stars, reviews } = USUAL_STARS;
	const given = ratingScore === null ? 0 : Math.max(0, ratingCount);
	const mean = ((ratingScore ?? 0) * given + stars * reviews) / (given + reviews);
	return part((mean - 1) / 4);
}

/** What of a product's place in a list has nothing to do with the words that were looked for. */
export function rankingOf(facts: RankingFacts, now: Date): Ranking {
	const ageDays = facts.publishedAt ? (now.getTime() - facts.publishedAt.getTime()) / DAY_MS : FRESH_DAYS;
	const parts = {
		sales: part(Math.log(1 + facts.soldCount) / Math.log(1 + SALES_AT_FULL)),
		stock: facts.isInStock ? 1 : 0,
		stars: starsPart(facts),
		care: part(facts.descriptionLength / DESCRIPTION_AT_FULL) / 2 + part(facts.pictureCount / PICTURES_AT_FULL) / 2,
		freshness: part(1 - ageDays / FRESH_DAYS),
	};
	const names = ['sales', 'stock', 'stars', 'care', 'freshness'] as const;
	return { ...parts, score: names.reduce((sum, name) => sum + RANKING_SHARES[name] * parts[name], 0) };
}
