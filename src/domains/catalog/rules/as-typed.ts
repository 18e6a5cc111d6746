import type { Attempt } from './search-plan.ts';
import type { Candidate } from './search-relevance.ts';
import { foldWord, marksOf, mayBecome, soundingMarks } from './search-terms.ts';
import { readTyped } from './word-readings.ts';

type Named = Pick<Candidate, 'nameFolded' | 'nameToned'>;

const padded = (words: string): string => ` ${words} `;

/** Half of the country says hook and tilde alike; names may have no marks at all. */
function isWrittenSo(written: string, typed: number): boolean {
	const marks = marksOf(written);
	if (typed === 0) return marks === 0;
	return marks === 0 || mayBecome(typed, marks) || mayBecome(soundingMarks(typed), marks);
}

/** The word that stands in one name where another stands at `at` in the other; not split, as hundreds are looked at. */
function wordAcross(from: string, at: number, to: string): string {
	let start = 0;
	for (let blank = from.indexOf(' '); blank < at; blank = from.indexOf(' ', blank + 1))
		start = to.indexOf(' ', start + 1);
	return to.slice(start + 1, to.indexOf(' ', start + 1));
}

/** The word is in the name, and each time with other tones: it is another word. Nothing is known without `marks`. */
export function isOtherWord(word: string, marks: number | undefined, { nameFolded, nameToned }: Named): boolean {
	if (marks === undefined) return false;
	const piece = padded(word);
	const first = nameFolded.indexOf(piece);
	for (let at = first; at >= 0; at = nameFolded.indexOf(piece, at + 1))
		if (isWrittenSo(wordAcross(nameFolded, at, nameToned), marks)) return false;
	return first >= 0;
}

/** The marks that the words of a question were typed with, by the word without them. */
export const marksByWord = (keys: readonly string[]): ReadonlyMap<string, number> =>
	new Map(keys.map((key) => [foldWord(key), marksOf(key)]));

/**
 * Whether goods with all the letters of a question are what it says: its words with their tones, what it begins with in
 * the name, and no word that was only begun. Others are near to it, and are shown as such.
 */
export function asTyped(text: string, { reading, isHeadAlone, isLastKnown }: Attempt): (one: Candidate) => boolean {
	const typed = readTyped(text);
	const last = typed.at(-1);
	const heads = isHeadAlone && typed[0]?.key ? (reading.slots[0]?.alternatives ?? []) : [];
	return (candidate) => {
		const { nameFolded, words } = candidate;
		const isNamed = heads.some((head) => head.words.every((word) => nameFolded.includes(padded(word))));
		if (heads.length > 0 && !isNamed) return false;
		if (isLastKnown && last && !words.includes(padded(last.folded))) return false;
		return !typed.some(({ folded, key, marks }) => key !== null && isOtherWord(folded, marks, candidate));
	};
}
