import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsOf } from '../lexicon/catalogue-terms.ts';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import {
	hasOtherMarks,
	interpretTyped,
	interpretWord,
	isTooShortToCorrect,
	meaningsFor,
	readJoined,
} from './query-interpretation.ts';

const NAMES = [
	'Nồi chiên không dầu Samsung 8 lít',
	'Điện thoại Samsung Galaxy',
	'Áo thun cổ tròn',
	'Áo khoác gió',
	'Gạo ST25 túi 5 kg',
	'Dầu gội bồ kết',
	'Bàn phím cơ',
];
const counts = new Map<string, number>();
for (const term of NAMES.flatMap((name) => termsOf([name]))) counts.set(term, (counts.get(term) ?? 0) + 1);
const lexicon = lexiconOf(
	[...counts].map(([term, hits]) => ({ term, hits })),
	[{ term: 'áo phông', meaning: 'áo thun', isTwoWay: true }],
);
const wordOf = (text: string) => interpretTyped(text)[0] ?? expect.fail();
const meant = (text: string, isLast = false) =>
	interpretWord(wordOf(text), lexicon, { isLast }).map(({ words }) => words.join(' '));

test.each([
	['gạo', 'gao'],
	['chien', 'chien'],
	['samsumg', 'samsung'],
	['ddienj', 'dien'],
	['galaxi', 'galaxy'],
])('interpretWord reads %s as %s', (typed, word) => {
	expect(meant(typed)).toContain(word);
});

test('interpretWord prefers a word that occurs in products as typed and never changes a number', () => {
	expect(meant('samsung')[0]).toBe('samsung');
	expect(meant('25')).toEqual(['25']);
});

test('interpretWord completes only the last word of a query', () => {
	expect(meant('sams', true)).toContain('samsung');
	expect(meant('sams')).not.toContain('samsung');
});

test('interpretWord splits joined words', () => {
	expect(meant('noichienkhongdau')).toContain('noi chien khong dau');
	expect(meant('8lit')).toContain('8 lit');
});

test.each([
	['sam sung', 'samsung'],
	['die nthoai', 'dien thoai'],
])('readJoined joins %s to %s', (typed, words) => {
	expect(readJoined(interpretTyped(typed), lexicon).map((reading) => reading.words.join(' '))).toContain(words);
});

test('readJoined does not join neighbours that occur in products, nor numbers', () => {
	expect(readJoined(interpretTyped('ao thun'), lexicon)).toEqual([]);
	expect(readJoined(interpretTyped('5 kg'), lexicon)).toEqual([]);
});

test('typed tone marks exclude words and synonyms with other ones', () => {
	expect(hasOtherMarks(wordOf('gảo'), lexicon)).toBe(true);
	expect(hasOtherMarks(wordOf('gạo'), lexicon)).toBe(false);
	expect(hasOtherMarks(wordOf('gao'), lexicon)).toBe(false);
	expect(meaningsFor(interpretTyped('áo phông'), lexicon).map(({ words }) => words.join(' '))).toEqual(['ao thun']);
	expect(meaningsFor(interpretTyped('ao phong'), lexicon)).toHaveLength(1);
	expect(meaningsFor(interpretTyped('ào phóng'), lexicon)).toEqual([]);
});

test('a word of two letters is too short to correct', () => {
	expect(isTooShortToCorrect(wordOf('áo'))).toBe(true);
	expect(isTooShortToCorrect(wordOf('samsung'))).toBe(false);
});

test('interpretWord returns at least one reading for any text, the most likely first', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), fc.boolean(), (text, isLast) => {
			for (const word of interpretTyped(text)) {
				const costs = interpretWord(word, lexicon, { isLast }).map(({ cost }) => cost);
				expect(costs.length).toBeGreaterThan(0);
				expect(costs).toEqual([...costs].sort((a, b) => a - b));
			}
		}),
	);
});
