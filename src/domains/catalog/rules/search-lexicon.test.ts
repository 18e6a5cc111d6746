import { expect, test } from 'vitest';
import { lexiconOf } from './search-lexicon.ts';
import { marksOf } from './search-terms.ts';

const term = (written: string, hits: number) => ({ term: written, hits });
const words = lexiconOf(
	[term('điện', 9), term('thoại', 8), term('điện thoại', 7), term('áo', 5), term('thun', 4), term('áo thun', 3)],
	[],
);

test('a word is known without its tones, on as many products as it stands on', () => {
	expect(words.hits('dien')).toBe(9);
	expect(words.hits('khong')).toBe(0);
	expect(words.pairHits('dien', 'thoai')).toBe(7);
	expect(words.most).toBe(9);
});

test('what has been typed of a word finds it, the commonest first', () => {
	expect(words.startingWith('th', 5)).toEqual(['thoai', 'thun']);
	expect(words.startingWith('x', 5)).toEqual([]);
});

test('the ways to write a word are told with their tones', () => {
	expect(words.forms('dien').map(({ term: written }) => written)).toEqual(['điện']);
});

test('a word is written with its marks, or with some of them', () => {
	const written = (word: string) => words.isWrittenWith('dien', marksOf(word));
	expect(['điện', 'điên', 'dien', 'diện', 'điển', 'diẹn'].map(written)).toEqual([true, true, true, true, false, true]);
});

test('a slip in two words written as one still finds the pair', () => {
	expect(words.nearPairs('dienthoi').map(({ word }) => word)).toContain('dien thoai');
});
