import type { Meaning } from './search-lexicon.ts';
import { isSyllable } from './syllables.ts';

/**
 * Minimum length for prefix and typing-error matches, because short synonyms and abbreviations resemble too many
 * terms.
 */
const LETTERS_MIN = { started: 4, mistyped: 5 };
const PREFIX_MIN = 3;

export type ListedWords = {
	readonly words: readonly string[];
	/** A doubled letter counts as one. */
	startingWith(prefix: string): readonly string[];
	meaningsOf(word: string): readonly Meaning[];
};

/** Synonyms maintained by operators that occur in no product, with their meanings. */
export function listedWords(
	meanings: ReadonlyMap<string, readonly Meaning[]>,
	hits: ReadonlyMap<string, number>,
): ListedWords {
	const isForeign = (word: string) =>
		word.length >= LETTERS_MIN.started &&
		/^[a-z]+$/.test(word) &&
		![word, word.slice(1)].some(isSyllable) &&
		!hits.has(word);
	const listed = new Map<string, Meaning[]>();
	const byLength = [...meanings].sort(([a], [b]) => a.length - b.length);
	for (const [expression, meant] of byLength) {
		const sold = meant.filter(({ words }) => words.every((word) => hits.has(word)));
		for (const word of expression.split(' ').filter(isForeign)) {
			const known = listed.get(word) ?? [];
			const isKnown = ({ words }: Meaning) => known.some((other) => other.words.join(' ') === words.join(' '));
			const more = sold.filter((meaning) => !isKnown(meaning));
			if (more.length > 0) listed.set(word, [...known, ...more]);
		}
	}
	const all = [...listed.keys()].sort().map((word) => ({ word, heard: collapseDoubledLetters(word) }));
	return {
		words: all.map(({ word }) => word).filter((word) => word.length >= LETTERS_MIN.mistyped),
		startingWith: (prefix) =>
			prefix.length < PREFIX_MIN
				? []
				: all.filter(({ heard }) => heard.startsWith(collapseDoubledLetters(prefix))).map(({ word }) => word),
		meaningsOf: (word) => listed.get(word) ?? [],
	};
}

const collapseDoubledLetters = (word: string): string => word.replace(/(.)\1+/g, '$1');
