import { foldVietnamese } from '#src/shared/slug.ts';

/** Shorter texts often coincide by chance. */
const COPY_MIN_LENGTH = 40;

/** Ignores case, diacritics and punctuation when comparing. */
const lettersOf = (text: string): string => foldVietnamese(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

export function isCopyOf(body: string, others: readonly string[]): boolean {
	const letters = lettersOf(body);
	return letters.length >= COPY_MIN_LENGTH && others.some((other) => lettersOf(other) === letters);
}

/** Signals of reviews arranged among friends of a shop, read when a review is written. */
export type ReviewFraudSignals = {
	readonly stars: number;
	readonly isCopied: boolean;
	readonly accountAgeHours: number;
	/** Other reviews by the same person about the same shop within 24 hours. */
	readonly reviewsOfShopToday: number;
	readonly minutesSinceComplete: number;
};

/** From this score on, an operator has to approve the review. */
const SUSPICIOUS_FROM = 60;
const NEW_ACCOUNT_HOURS = 72;
const FAST_REVIEW_MINUTES = 2;
const REVIEWS_TODAY_SUSPICIOUS = 5;

/** Returns 0 to 100. No single habit of an honest buyer reaches the limit; a copied text alone does. */
export function reviewFraudScore(facts: ReviewFraudSignals): number {
	const isExtreme = facts.stars === 5 || facts.stars === 1;
	const points = [
		facts.isCopied ? 60 : 0,
		isExtreme && facts.accountAgeHours < NEW_ACCOUNT_HOURS ? 25 : 0,
		isExtreme && facts.minutesSinceComplete < FAST_REVIEW_MINUTES ? 10 : 0,
		facts.reviewsOfShopToday >= REVIEWS_TODAY_SUSPICIOUS ? 30 : 0,
	];
	return Math.min(
		100,
		points.reduce((sum, more) => sum + more, 0),
	);
}

export const isSuspicious = (facts: ReviewFraudSignals): boolean => reviewFraudScore(facts) >= SUSPICIOUS_FROM;
