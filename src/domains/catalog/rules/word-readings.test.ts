import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsOf } from './catalogue-terms.ts';
import { vocabularyOf } from './vocabulary.ts';
import { hasOtherMarks, isTooShortToMend, meaningsFor, readJoined, readTyped, readWord } from './word-readings.ts';

const NAMES = [
	...['Nồi chiên không dầu Samsung 8 lít', 'Điện thoại Samsung Galaxy', 'Áo thun cổ tròn', 'Áo khoác gió'],
	...['Gạo ST25 túi 5 kg', 'Dầu gội bồ kết', 'Bàn phím cơ'],
];
const counts = new Map<string, number>();
for (const term of NAMES.flatMap((name) => termsOf([name]))) counts.set(term, (counts.get(term) ?? 0) + 1);
const vocabulary = vocabularyOf(
	[...counts].map(([term, hits]) => ({ term, hits })),
	[{ term: 'áo phông', meaning: 'áo thun', isTwoWay: true }],
);
const wordOf = (text: string) => readTyped(text)[0] ?? expect.fail();
const meant = (text: string, isLast = false) =>
	readWord(wordOf(text), vocabulary, { isLast }).map(({ words }) => words.join(' '));

test.each([
	['gạo', 'gao'],
	['chien', 'chien'],
	['samsumg', 'samsung'],
	['ddienj', 'dien'],
	['galaxi', 'galaxy'],
])('%s is read as %s', (typed, word) => {
	expect(meant(typed)).toContain(word);
});

test('what stands on goods is read as typed before anything else; a number is never guessed at', () => {
	expect(meant('samsung')[0]).toBe('samsung');
	expect(meant('25')).toEqual(['25']);
});

test('the last word may still be on its way, an earlier one is whole', () => {
	expect(meant('sams', true)).toContain('samsung');
	expect(meant('sams')).not.toContain('samsung');
});

test('words typed together are taken apart', () => {
	expect(meant('noichienkhongdau')).toContain('noi chien khong dau');
	expect(meant('8lit')).toContain('8 lit');
});

test.each([
	['sam sung', 'samsung'],
	['die nthoai', 'dien thoai'],
])('%s belongs together as %s', (typed, words) => {
	expect(readJoined(readTyped(typed), vocabulary).map((reading) => reading.words.join(' '))).toContain(words);
});

test('words that stand side by side on goods are left as they are, and so are numbers', () => {
	expect(readJoined(readTyped('ao thun'), vocabulary)).toEqual([]);
	expect(readJoined(readTyped('5 kg'), vocabulary)).toEqual([]);
});

test('tones that were typed are meant: another word is seen as one, and synonyms keep to them', () => {
	expect(hasOtherMarks(wordOf('gảo'), vocabulary)).toBe(true);
	expect(hasOtherMarks(wordOf('gạo'), vocabulary)).toBe(false);
	expect(hasOtherMarks(wordOf('gao'), vocabulary)).toBe(false);
	expect(meaningsFor(readTyped('áo phông'), vocabulary).map(({ words }) => words.join(' '))).toEqual(['ao thun']);
	expect(meaningsFor(readTyped('ao phong'), vocabulary)).toHaveLength(1);
	expect(meaningsFor(readTyped('ào phóng'), vocabulary)).toEqual([]);
});

test('in a word of two letters a mark makes another word', () => {
	expect(isTooShortToMend(wordOf('áo'))).toBe(true);
	expect(isTooShortToMend(wordOf('samsung'))).toBe(false);
});

test('whatever is typed has a reading, the likeliest first', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), fc.boolean(), (text, isLast) => {
			for (const word of readTyped(text)) {
				const costs = readWord(word, vocabulary, { isLast }).map(({ cost }) => cost);
				expect(costs.length).toBeGreaterThan(0);
				expect(costs).toEqual([...costs].sort((a, b) => a - b));
			}
		}),
	);
});
