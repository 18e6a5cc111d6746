import { expect, test } from 'vitest';
import { lexiconOf } from './search-lexicon.ts';
import { allSlots, anyOf, lexemeOf, slotHits } from './search-query.ts';

const slot = {
	notifying: 1,
	alternatives: [
		{ words: ['ao', 'thun'], weight: 1 },
		{ words: ['ao'], weight: 0.5 },
	],
};

test('words are quoted, without what the query language reads', () => {
	expect(lexemeOf("a'b|c")).toBe('abc');
	expect(allSlots([slot])).toBe("(('ao' & 'thun') | ('ao'))");
	expect(anyOf(["'a'", "'b'"])).toBe("(('a') | ('b'))");
});

test('as many products fit as have the rarest word of each way', () => {
	const words = lexiconOf(
		[
			{ term: 'áo', hits: 5 },
			{ term: 'thun', hits: 2 },
		],
		[],
	);
	expect(slotHits(slot, words)).toBe(7);
});
