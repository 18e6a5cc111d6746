import { maxTypos, typoCost } from './spelling-distance.ts';

export type SimilarWord = { readonly word: string; readonly cost: number };
export type SimilarWordIndex = {
	near(typed: string): readonly SimilarWord[];
};

/** Maximum cost of one typing error, that of a wrong first letter. */
const TYPO_COST_MAX = 1.3;
const STORED_MAX = 24;
const CACHE_MAX = 2000;

/** One bit per letter and one for all digits: terms that differ in many bits cannot be typing errors of each other. */
function lettersOf(word: string): number {
	let bits = 0;
	for (let at = 0; at < word.length; at += 1) {
		const code = word.charCodeAt(at) - 97;
		bits |= code >= 0 && code < 26 ? 1 << code : 1 << 26;
	}
	return bits;
}

function countBits(number: number): number {
	let bits = number - ((number >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Groups terms by length with a letter mask, so that a search among tens of thousands takes less than 1 ms. */
export function createSimilarWordIndex(words: readonly string[]): SimilarWordIndex {
	const byLength = new Map<number, { words: string[]; letters: number[] }>();
	for (const word of words) {
		const category = byLength.get(word.length) ?? { words: [], letters: [] };
		byLength.set(word.length, category);
		category.words.push(word);
		category.letters.push(lettersOf(word));
	}
	const remembered = new Map<string, readonly SimilarWord[]>();

	const search = (typed: string): readonly SimilarWord[] => {
		const slips = maxTypos(typed.length);
		const found: SimilarWord[] = [];
		const letters = lettersOf(typed);
		for (let length = typed.length - slips; slips > 0 && length <= typed.length + slips; length += 1) {
			const category = byLength.get(length);
			for (let at = 0; category && at < category.words.length; at += 1) {
				if (countBits((category.letters[at] ?? 0) ^ letters) > 2 * slips) continue;
				const word = category.words[at] ?? '';
				const cost = word === typed ? null : typoCost(typed, word, slips * TYPO_COST_MAX);
				if (cost !== null) found.push({ word, cost });
			}
		}
		return found.sort((a, b) => a.cost - b.cost).slice(0, STORED_MAX);
	};

	return {
		near(typed) {
			const known = remembered.get(typed);
			if (known) return known;
			const found = search(typed);
			if (remembered.size >= CACHE_MAX) remembered.clear();
			remembered.set(typed, found);
			return found;
		},
	};
}
