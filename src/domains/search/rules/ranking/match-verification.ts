import { foldWord, marksFit, marksOf, spokenMarks } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { Lexicon } from '../lexicon/search-lexicon.ts';
import { interpretTyped } from '../query/query-interpretation.ts';
import type { Attempt } from '../query/search-attempt.ts';
import type { Slot } from '../query/search-interpretation.ts';
import { isOtherCategory, matchesHeadTerm } from './head-term.ts';
import type { Candidate } from './search-candidate.ts';

type Named = Pick<Candidate, 'nameFolded' | 'nameToned'>;

const padded = (words: string): string => ` ${words} `;

/**
 * Hook and tilde above count as equal, because southern speakers do not distinguish them; a name without any tone
 * marks matches too.
 */
function hasSameMarks(written: string, typed: number): boolean {
	const marks = marksOf(written);
	if (typed === 0) return marks === 0;
	return marks === 0 || marksFit(typed, marks) || marksFit(spokenMarks(typed), marks);
}

/**
 * Returns the word of `to` at the word index of position `at` in `from`, without splitting, because this runs for
 * hundreds of names.
 */
function alignedWord(from: string, at: number, to: string): string {
	let start = 0;
	for (let blank = from.indexOf(' '); blank < at; blank = from.indexOf(' ', blank + 1))
		start = to.indexOf(' ', start + 1);
	return to.slice(start + 1, to.indexOf(' ', start + 1));
}

/** True when the name contains the word only with other tone marks. False without `marks`. */
export function isOtherWord(word: string, marks: number | undefined, { nameFolded, nameToned }: Named): boolean {
	if (marks === undefined) return false;
	const unit = padded(word);
	const first = nameFolded.indexOf(unit);
	for (let at = first; at >= 0; at = nameFolded.indexOf(unit, at + 1))
		if (hasSameMarks(alignedWord(nameFolded, at, nameToned), marks)) return false;
	return first >= 0;
}

export const marksByWord = (keys: readonly string[]): ReadonlyMap<string, number> =>
	new Map(keys.map((key) => [foldWord(key), marksOf(key)]));

type Tone = { readonly word: string; readonly marks: number };
type ListedSpelling = { readonly pieces: readonly string[]; readonly tones: readonly Tone[] };

const listedSpellings = ({ alternatives }: Slot): readonly ListedSpelling[] =>
	alternatives.map(({ words, keys = [] }) => ({
		pieces: words.map(padded),
		tones: keys.map((key) => ({ word: foldWord(key), marks: marksOf(key) })),
	}));

/** True when the candidate matches only through a synonym, and that one with other tone marks. */
function isOtherMeaning(ways: readonly ListedSpelling[], candidate: Candidate): boolean {
	const met = ways.filter(({ pieces }) => pieces.every((unit) => candidate.nameFolded.includes(unit)));
	return (
		met.length > 0 && met.every(({ tones }) => tones.some(({ word, marks }) => isOtherWord(word, marks, candidate)))
	);
}

/**
 * Decides whether a candidate matches exactly: head term in the name, terms with their tone marks, the right kind of
 * product, and no completed prefix. Others are shown as similar.
 */
export function verifyMatch(text: string, attempt: Attempt, lexicon: Lexicon): (one: Candidate) => boolean {
	const { mode, head = [], kinds = [], isLastKnown } = attempt;
	const isNamed = head.length === 0 ? () => true : matchesHeadTerm(head, lexicon);
	if (mode === 'meant') return isNamed;
	if (mode === 'partial') {
		const marks = marksByWord(attempt.reading.keys);
		const about = head.flatMap(({ alternatives: [best] }) => best?.words ?? []).filter((word) => marks.has(word));
		return (candidate) => isNamed(candidate) && !about.some((word) => isOtherWord(word, marks.get(word), candidate));
	}
	const typed = interpretTyped(text);
	const last = typed.at(-1);
	const toned = typed.filter(({ key }) => key !== null);
	const listed = head
		.filter(({ alternatives }) => alternatives.some(({ isMeaning }) => isMeaning))
		.map(listedSpellings);
	return (candidate) => {
		if (listed.length > 0 && listed.some((ways) => isOtherMeaning(ways, candidate))) return false;
		if (!isNamed(candidate) || isOtherCategory(kinds, candidate)) return false;
		if (isLastKnown && last && !candidate.words.includes(padded(last.folded))) return false;
		return !toned.some(({ folded, marks }) => isOtherWord(folded, marks, candidate));
	};
}
