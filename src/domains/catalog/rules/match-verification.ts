import { isNamedBy, isOtherKind } from './head-term.ts';
import { interpretTyped } from './query-interpretation.ts';
import type { Attempt } from './search-attempt.ts';
import type { Candidate } from './search-candidate.ts';
import type { Slot } from './search-interpretation.ts';
import type { Lexicon } from './search-lexicon.ts';
import { foldWord, marksOf, mayBecome, soundingMarks } from './search-terms.ts';

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
	const unit = padded(word);
	const first = nameFolded.indexOf(unit);
	for (let at = first; at >= 0; at = nameFolded.indexOf(unit, at + 1))
		if (isWrittenSo(wordAcross(nameFolded, at, nameToned), marks)) return false;
	return first >= 0;
}

/** The marks that the words of a question were typed with, by the word without them. */
export const marksByWord = (keys: readonly string[]): ReadonlyMap<string, number> =>
	new Map(keys.map((key) => [foldWord(key), marksOf(key)]));

type Tone = { readonly word: string; readonly marks: number };
type ListedWay = { readonly pieces: readonly string[]; readonly tones: readonly Tone[] };

const listedWays = ({ alternatives }: Slot): readonly ListedWay[] =>
	alternatives.map(({ words, keys = [] }) => ({
		pieces: words.map(padded),
		tones: keys.map((key) => ({ word: foldWord(key), marks: marksOf(key) })),
	}));

/** Only by what the operator lists, and the words of that are there with other tones. */
function isOtherMeaning(ways: readonly ListedWay[], candidate: Candidate): boolean {
	const met = ways.filter(({ pieces }) => pieces.every((unit) => candidate.nameFolded.includes(unit)));
	return (
		met.length > 0 && met.every(({ tones }) => tones.some(({ word, marks }) => isOtherWord(word, marks, candidate)))
	);
}

/**
 * Whether products with all the letters of a question are what it says: what it is about in the name, its words with their
 * tones, of the kind that it names, and no word that was only begun. Others are near to it, and are shown as such.
 */
export function verifyMatch(text: string, attempt: Attempt, lexicon: Lexicon): (one: Candidate) => boolean {
	const { mode, head = [], kinds = [], isLastKnown } = attempt;
	const isNamed = head.length === 0 ? () => true : isNamedBy(head, lexicon);
	if (mode === 'meant') return isNamed;
	if (mode === 'partial') {
		const marks = marksByWord(attempt.reading.keys);
		const about = head.flatMap(({ alternatives: [best] }) => best?.words ?? []).filter((word) => marks.has(word));
		return (candidate) => isNamed(candidate) && !about.some((word) => isOtherWord(word, marks.get(word), candidate));
	}
	const typed = interpretTyped(text);
	const last = typed.at(-1);
	const toned = typed.filter(({ key }) => key !== null);
	const listed = head.filter(({ alternatives }) => alternatives.some(({ isMeaning }) => isMeaning)).map(listedWays);
	return (candidate) => {
		if (listed.length > 0 && listed.some((ways) => isOtherMeaning(ways, candidate))) return false;
		if (!isNamed(candidate) || isOtherKind(kinds, candidate)) return false;
		if (isLastKnown && last && !candidate.words.includes(padded(last.folded))) return false;
		return !toned.some(({ folded, marks }) => isOtherWord(folded, marks, candidate));
	};
}
