import { expect, test } from 'vitest';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import { allSlots, anyOf, lexemeOf, slotHits } from './search-query.ts';

const slot = {
	distinctiveness: 1,
	alternatives: [
		{ words: ['ao', 'thun'], weight: 1 },
		{ words: ['ao'], weight: 0.5 },
	],
};

test('lexemeOf removes query operators, and allSlots and anyOf quote and join the words', () => {
	expect(lexemeOf("a'b|c")).toBe('abc');
	expect(allSlots([slot])).toBe("(('ao' & 'thun') | ('ao'))");
	expect(anyOf(["'a'", "'b'"])).toBe("(('a') | ('b'))");
});

test('slotHits adds up the hits of the rarest word of each alternative', () => {
	const words = lexiconOf(
		[
			{ term: 'áo', hits: 5 },
			{ term: 'thun', hits: 2 },
		],
		[],
	);
	expect(slotHits(slot, words)).toBe(7);
});
