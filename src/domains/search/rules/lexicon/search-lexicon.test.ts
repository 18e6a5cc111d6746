import { expect, test } from 'vitest';
import { marksOf } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { lexiconOf } from './search-lexicon.ts';

const term = (written: string, hits: number) => ({ term: written, hits });
const words = lexiconOf(
	[term('điện', 9), term('thoại', 8), term('điện thoại', 7), term('áo', 5), term('thun', 4), term('áo thun', 3)],
	[],
);

test('the lexicon counts the products of a word and of a pair without tones', () => {
	expect(words.hits('dien')).toBe(9);
	expect(words.hits('khong')).toBe(0);
	expect(words.pairHits('dien', 'thoai')).toBe(7);
	expect(words.most).toBe(9);
});

test('startingWith returns the words with a prefix, the most frequent first', () => {
	expect(words.startingWith('th', 5)).toEqual(['thoai', 'thun']);
	expect(words.startingWith('x', 5)).toEqual([]);
});

test('forms returns the spellings of a word with tones', () => {
	expect(words.forms('dien').map(({ term: written }) => written)).toEqual(['điện']);
});

test('isWrittenWith accepts a word with all or some of its marks and rejects other marks', () => {
	const written = (word: string) => words.isWrittenWith('dien', marksOf(word));
	expect(['điện', 'điên', 'dien', 'diện', 'điển', 'diẹn'].map(written)).toEqual([true, true, true, true, false, true]);
});

test('nearPairs finds the two words when they are typed as one with a typing error', () => {
	expect(words.nearPairs('dienthoi').map(({ word }) => word)).toContain('dien thoai');
});
