import { mistypingCost, slipsAllowed } from './spelling-distance.ts';

export type Near = { readonly word: string; readonly cost: number };
export type AlikeWords = {
	near(typed: string): readonly Near[];
};

/** Maximum cost of one typing error, that of a wrong first letter. */
const COST_OF_SLIP = 1.3;
const STORED_MAX = 24;
const REMEMBERED_MAX = 2000;

/** One bit per letter and one for all digits: terms that differ in many bits cannot be typing errors of each other. */
function lettersOf(word: string): number {
	let bits = 0;
	for (let at = 0; at < word.length; at += 1) {
		const code = word.charCodeAt(at) - 97;
		bits |= code >= 0 && code < 26 ? 1 << code : 1 << 26;
	}
	return bits;
}

function bitsOf(number: number): number {
	let bits = number - ((number >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Groups terms by length with a letter mask, so that a search among tens of thousands takes less than 1 ms. */
export function alikeWords(words: readonly string[]): AlikeWords {
	const byLength = new Map<number, { words: string[]; letters: number[] }>();
	for (const word of words) {
		const category = byLength.get(word.length) ?? { words: [], letters: [] };
		byLength.set(word.length, category);
		category.words.push(word);
		category.letters.push(lettersOf(word));
	}
	const remembered = new Map<string, readonly Near[]>();

	const search = (typed: string): readonly Near[] => {
		const slips = slipsAllowed(typed.length);
		const found: Near[] = [];
		const letters = lettersOf(typed);
		for (let length = typed.length - slips; slips > 0 && length <= typed.length + slips; length += 1) {
			const category = byLength.get(length);
			for (let at = 0; category && at < category.words.length; at += 1) {
				if (bitsOf((category.letters[at] ?? 0) ^ letters) > 2 * slips) continue;
				const word = category.words[at] ?? '';
				const cost = word === typed ? null : mistypingCost(typed, word, slips * COST_OF_SLIP);
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
			if (remembered.size >= REMEMBERED_MAX) remembered.clear();
			remembered.set(typed, found);
			return found;
		},
	};
}
