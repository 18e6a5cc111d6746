import { CAVEATS, COMPLAINTS, SORRY, THANKS } from './complaints.ts';
import { SHOP_BAD, SHOP_CAVEATS, SHOP_PACKING, SHOP_PRAISE, SHOP_SORRY, SHOP_THANKS } from './of-shops.ts';
import { CLOSING, PACKING, PRAISE, PRAISE_FOR_ANY } from './praise.ts';
import { QUESTIONS, QUESTIONS_FOR_ANY, type QuestionAndAnswer } from './questions.ts';

/** Deterministic, so that every run writes the same texts. */
const pick = (list: readonly string[], turn: number): string => list[turn % list.length] ?? '';

const SHARES = [
	[58, 5],
	[83, 4],
	[92, 3],
	[96, 2],
	[100, 1],
] as const;

export const starsOf = (turn: number): number => SHARES.find(([upTo]) => (turn * 37) % 100 < upTo)?.[1] ?? 5;

const praiseOf = (category: string): readonly string[] => PRAISE[category] ?? PRAISE_FOR_ANY;

/** The steps are coprime to the lists' lengths, so that a text repeats only after thousands of reviews. */
export function reviewText(category: string, stars: number, turn: number): string {
	const praise = pick(praiseOf(category), turn);
	const parts =
		stars === 5
			? [praise, pick(PACKING, turn * 5 + 1), pick(CLOSING, turn * 7 + 2)]
			: stars >= 3
				? [praise, pick(CAVEATS, turn * 3), pick(PACKING, turn * 5 + 4)]
				: [pick(COMPLAINTS, turn), pick(CAVEATS, turn * 3 + 1)];
	return parts.filter(Boolean).join(' ');
}

export function shopReviewText(stars: number, turn: number): string {
	const praise = pick(SHOP_PRAISE, turn);
	const parts =
		stars === 5
			? [praise, pick(SHOP_PACKING, turn * 3 + 1)]
			: stars >= 3
				? [praise, pick(SHOP_CAVEATS, turn * 3)]
				: [pick(SHOP_BAD, turn), pick(SHOP_CAVEATS, turn * 3 + 1)];
	return parts.filter(Boolean).join(' ');
}

export function shopReplyText(stars: number, turn: number): string | null {
	if (stars <= 3) return pick(SHOP_SORRY, turn);
	return turn % 3 === 0 ? pick(SHOP_THANKS, turn / 3) : null;
}

export function replyText(stars: number, turn: number): string | null {
	if (stars <= 3) return turn % 5 === 4 ? null : pick(SORRY, turn);
	return turn % 4 === 0 ? pick(THANKS, turn / 4) : null;
}

export function questionOf(category: string, turn: number): QuestionAndAnswer {
	const own = QUESTIONS[category] ?? QUESTIONS_FOR_ANY;
	const all = [...own, ...QUESTIONS_FOR_ANY];
	return all[turn % all.length] ?? ['', ''];
}
