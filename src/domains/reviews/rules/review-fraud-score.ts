import { foldVietnamese } from '#src/shared/slug.ts';

/** Shorter texts are said by everybody. */
const COPY_MIN_LENGTH = 40;

/** Letters and digits only: a copy in capitals, without tones or with other marks is a copy. */
const lettersOf = (text: string): string => foldVietnamese(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The same words as somebody else's, where there are more than a few. */
export function isCopyOf(body: string, others: readonly string[]): boolean {
	const letters = lettersOf(body);
	return letters.length >= COPY_MIN_LENGTH && others.some((other) => lettersOf(other) === letters);
}

/** What speaks for a ring of friends who praise or punish by appointment; each fact is looked up when a review comes. */
export type ReviewFraudSignals = {
	readonly stars: number;
	/** Somebody else said the same of this shop, word for word, in more than a few words. */
	readonly isCopied: boolean;
	readonly accountAgeHours: number;
	/** Of the same person on the same shop within a day, this one not counted. */
	readonly reviewsOfShopToday: number;
	readonly minutesSinceComplete: number;
};

/** From here a person looks before everybody does. */
const SUSPICIOUS_FROM = 60;
const YOUNG_HOURS = 72;
const HASTY_MINUTES = 2;
const MANY_TODAY = 5;

/** 0 to 100. No single habit of an honest buyer reaches the limit; a copied text alone does. */
export function reviewFraudScore(facts: ReviewFraudSignals): number {
	const isExtreme = facts.stars === 5 || facts.stars === 1;
	const points = [
		facts.isCopied ? 60 : 0,
		isExtreme && facts.accountAgeHours < YOUNG_HOURS ? 25 : 0,
		isExtreme && facts.minutesSinceComplete < HASTY_MINUTES ? 10 : 0,
		facts.reviewsOfShopToday >= MANY_TODAY ? 30 : 0,
	];
	return Math.min(
		100,
		points.reduce((sum, more) => sum + more, 0),
	);
}

export const isSuspicious = (facts: ReviewFraudSignals): boolean => reviewFraudScore(facts) >= SUSPICIOUS_FROM;
