import { expect, test } from 'vitest';
import { lexiconOf } from './search-lexicon.ts';

const term = (written: string, hits: number) => ({ term: written, hits });
const said = (word: string, meaning: string) => ({ term: word, meaning, isTwoWay: false });
const words = lexiconOf(
	[term('cà', 9), term('phê', 9), term('cà phê', 9), term('ốp', 2), term('lưng', 2), term('mắc', 1), term('ca', 1)],
	[
		said('coffee', 'cà phê'),
		said('hạt macadamia', 'mắc ca'),
		said('chocolate', 'sô cô la'),
		said('case', 'ốp lưng'),
		said('cf', 'cà phê'),
		said('cphe', 'cà phê'),
	],
);
const meaningsOf = (word: string) => words.listedMeanings(word).map((meaning) => meaning.words.join(' '));

test('meaningsOf returns the meanings of a foreign synonym, also of one within an expression', () => {
	expect([meaningsOf('coffee'), meaningsOf('macadamia')]).toEqual([['ca phe'], ['mac ca']]);
	expect([meaningsOf('phe'), meaningsOf('cf'), meaningsOf('cphe')]).toEqual([[], [], []]);
});

test('meaningsOf returns no meaning that no product contains', () => {
	expect(meaningsOf('chocolate')).toEqual([]);
});

test('listedStartingWith finds a synonym by its prefix and treats a doubled letter as one', () => {
	expect([words.listedStartingWith('coff'), words.listedStartingWith('cofe')]).toEqual([['coffee'], ['coffee']]);
	expect([words.listedStartingWith('co'), words.listedStartingWith('tea')]).toEqual([[], []]);
});

test('near finds a mistyped synonym, but not one that is too short', () => {
	expect(words.near('cofee').map(({ word }) => word)).toEqual(['coffee']);
	expect(words.near('macadmia').map(({ word }) => word)).toEqual(['macadamia']);
	expect(words.near('cafe').map(({ word }) => word)).not.toContain('case');
});
