import type { Lexicon } from '../lexicon/search-lexicon.ts';
import type { TypedWord, WordReading } from './query-interpretation.ts';

/** At or above this cost a reading is used only when there is no other. */
export const UNKNOWN_COST = 3;
export const OTHER_MARKS_WEIGHT = { mended: 0.5, short: 0.2 };
/** A listed word that only resembles the typed one: `sneaker` for `sennheiser`. */
const UNLIKELY_MEANING_COST = 1.2;
/** A foreign name that falls into syllables: `manuka`. */
const UNLIKELY_SPLIT_COST = 0.9;
const JOINING_WORDS = new Set(['và', 'của', 'để', 'với', 'có', 'dành', 'đi']);
const ONLY_LETTERS = /^[a-z]{2,}$/;

type ReadStep = { readonly from: number; readonly to: number; readonly reading: WordReading; readonly weight: number };

/** The typed words that no product has and no correction explains, joined where they are adjacent. */
export function unknownWords(
	typed: readonly TypedWord[],
	steps: readonly ReadStep[],
	lexicon: Lexicon,
): readonly string[] {
	const isUnsold = (word: string) => ONLY_LETTERS.test(word) && lexicon.hits(word) === 0;
	const maxCost = ({ isMeaning, words }: WordReading) =>
		isMeaning ? UNLIKELY_MEANING_COST : words.length > 1 ? UNLIKELY_SPLIT_COST : UNKNOWN_COST;
	const isUnknown = ({ reading, weight }: ReadStep) =>
		reading.cost >= maxCost(reading) ||
		(!reading.isMeaning && (weight <= OTHER_MARKS_WEIGHT.mended || reading.words.some(isUnsold)));
	const changed = ({ from, to, reading: { words } }: ReadStep) =>
		range(from, to).filter((at) => to - from === 1 || !words.includes(typed[at]?.folded ?? ''));
	const places = new Set(steps.filter(isUnknown).flatMap(changed));
	for (const at of [...places])
		for (const beside of [at - 1, at + 1]) if (beside > 0 && isPartOf(typed, beside, lexicon)) places.add(beside);
	const unknown: string[][] = [];
	for (const [at, { typed: word }] of typed.entries()) {
		if (!places.has(at)) continue;
		if (at > 0 && places.has(at - 1)) unknown.at(-1)?.push(word);
		else unknown.push([word]);
	}
	return unknown.map((words) => words.join(' '));
}

/** `bản` in `gạo nhật bản`: a syllable that products have, but next to neither neighbour. */
function isPartOf(typed: readonly TypedWord[], at: number, lexicon: Lexicon): boolean {
	const [before, word, after] = [typed[at - 1], typed[at], typed[at + 1]];
	if (!word || word.marks === 0 || JOINING_WORDS.has(word.typed)) return false;
	const isPair = (first?: TypedWord, second?: TypedWord) =>
		lexicon.pairHits(first?.folded ?? '', second?.folded ?? '') > 0;
	return !isPair(before, word) && !isPair(word, after);
}

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at);
