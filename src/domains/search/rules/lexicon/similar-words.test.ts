import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { interpretTyped, interpretWord, readJoined } from '../query/query-interpretation.ts';
import { lexiconOf } from './search-lexicon.ts';
import { createSimilarWordIndex } from './similar-words.ts';

const lexicon = lexiconOf(
	['điện', 'thoại', 'điện thoại', 'samsung', 'lít'].map((term) => ({ term, hits: 3 })),
	[{ term: 'l', meaning: 'lít', isTwoWay: false }],
);
const readingsOf = (text: string) => {
	const words = interpretTyped(text);
	const readings =
		words.length === 1 && words[0] ? interpretWord(words[0], lexicon, { isLast: true }) : readJoined(words, lexicon);
	return readings.map((reading) => reading.words.join(' '));
};

test('alikeWords allows one typing error in a short term and two in a long one, the most likely match first', () => {
	const { near } = createSimilarWordIndex(['chien', 'chen', 'khoang', 'bluetooth', 'ao']);
	expect(near('chein').map(({ word }) => word)).toEqual(['chien', 'chen']);
	expect(near('bluetoht').map(({ word }) => word)).toEqual(['bluetooth']);
	expect(near('bkrtxht')).toEqual([]);
	expect(near('ai')).toEqual([]);
});

test('alikeWords searches 50,000 terms within milliseconds', () => {
	const words = Array.from({ length: 50_000 }, (_, at) =>
		at.toString(26).replace(/\d/g, (digit) => 'qwertyuiop'[+digit] ?? 'q'),
	);
	const { near } = createSimilarWordIndex(words);
	expect(quickestMs((attempt) => near(`wertyu${'aeiou'[attempt]}`))).toBeLessThan(50);
});

test.each([
	['ddieenj', 'dien'],
	['dienthoai', 'dien thoai'],
	['8l', '8 lit'],
	['sam sung', 'samsung'],
	['die nthoai', 'dien thoai'],
	['tho', 'thoai'],
])('%s may mean %s', (typed, meant) => {
	expect(readingsOf(typed)).toContain(meant);
});
