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
const meaningsOf = (word: string) => words.listedAs(word).map((meaning) => meaning.words.join(' '));

test('a foreign word that is only listed is known by what it stands for, in an expression too', () => {
	expect([meaningsOf('coffee'), meaningsOf('macadamia')]).toEqual([['ca phe'], ['mac ca']]);
	expect([meaningsOf('phe'), meaningsOf('cf'), meaningsOf('cphe')]).toEqual([[], [], []]);
});

test('what it stands for is on products', () => {
	expect(meaningsOf('chocolate')).toEqual([]);
});

test('it is begun as words of products are, and a doubled letter is heard once', () => {
	expect([words.listedStartingWith('coff'), words.listedStartingWith('cofe')]).toEqual([['coffee'], ['coffee']]);
	expect([words.listedStartingWith('co'), words.listedStartingWith('tea')]).toEqual([[], []]);
});

test('it is mistyped as they are, unless it is so short that too much is like it', () => {
	expect(words.near('cofee').map(({ word }) => word)).toEqual(['coffee']);
	expect(words.near('macadmia').map(({ word }) => word)).toEqual(['macadamia']);
	expect(words.near('cafe').map(({ word }) => word)).not.toContain('case');
});
