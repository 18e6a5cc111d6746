import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { hasTones, marksFit, marksOf, searchText, spokenMarks, toneKey, typedWords } from './search-terms.ts';

const anything = fc.string({ unit: 'binary', maxLength: 300 });

test.each([
	['Điện thoại', ['điện', 'thoại']],
	['DIEN   THOAI', ['dien', 'thoai']],
	['Điện thoại'.normalize('NFD'), ['điện', 'thoại']],
	["gạo' | !st25 & (a):*", ['gạo', 'st25', 'a']],
	['phòng 25 m²', ['phòng', '25', 'm2']],
	['pin 6.000 mAh', ['pin', '6000', 'mah']],
	['g\u200bạo', ['gạo']],
])('typedWords splits %s into %j', (typed, words) => {
	expect(typedWords(typed)).toEqual(words);
});

test.each(['', '   ', '%%%', "'", '\\', '\u0000', '🙂', '()&|!:*'])('typedWords returns no words for %j', (typed) => {
	expect(typedWords(typed)).toEqual([]);
});

test('searchText contains name, brand and category, and both halves of st25', () => {
	expect(searchText('Gạo ST25 – túi 5kg', 'Ông Cua', 'Gạo & ngũ cốc')).toBe(
		'gao st25 tui 5kg ong cua gao ngu coc st 25 5 kg',
	);
});

test('toneKey is equal for both positions of a tone mark, and hasTones is true for any mark, including đ', () => {
	expect(toneKey('hoà')).toBe(toneKey('hòa'));
	expect(toneKey('thuỷ')).toBe(toneKey('thủy'));
	expect(toneKey('má')).not.toBe(toneKey('mà'));
	expect([hasTones('dien'), hasTones('điên'), hasTones('đien')]).toEqual([false, true, true]);
});

test('marksOf of a word with fewer marks is a subset, and soundingMarks swaps hook and tilde', () => {
	expect(marksOf('điện') & marksOf('điên')).toBe(marksOf('điên'));
	expect(marksOf('điện') & marksOf('điển')).not.toBe(marksOf('điển'));
	expect(spokenMarks(marksOf('rữa'))).toBe(marksOf('rửa'));
	expect(spokenMarks(marksOf('rửa'))).toBe(marksOf('rữa'));
	expect([marksOf('dien'), spokenMarks(marksOf('mặt'))]).toEqual([0, marksOf('mặt')]);
});

test('mayBecome accepts a word whose tone is still missing and rejects a tone without the vowel mark', () => {
	const becomes = (typed: string, written: string) => marksFit(marksOf(typed), marksOf(written));
	expect([becomes('tư', 'từ'), becomes('tu', 'từ'), becomes('dừ', 'đừ')]).toEqual([true, true, true]);
	expect([becomes('tủ', 'tử'), becomes('tù', 'từ'), becomes('từ', 'tư')]).toEqual([false, false, false]);
});

test('searchText contains words only and is idempotent', () => {
	fc.assert(
		fc.property(anything, (text) => {
			const once = searchText(text);
			expect(searchText(once)).toBe(once);
			expect(once).toMatch(/^([\p{L}\p{N}\p{M}]+( [\p{L}\p{N}\p{M}]+)*)?$/u);
		}),
	);
});

test('searchText is equal for NFC and NFD', () => {
	fc.assert(
		fc.property(anything, (text) => {
			const sound = text.toWellFormed().slice(0, 60);
			expect(searchText(sound.normalize('NFD'))).toBe(searchText(sound.normalize('NFC')));
		}),
	);
});

test('searchText and typedWords read 50,000 characters in less than 200 ms', () => {
	for (const text of ['a'.repeat(50_000), '1.'.repeat(25_000), 'e\u0323'.repeat(25_000), ' .'.repeat(25_000)])
		expect(quickestMs(() => [searchText(text), typedWords(text)])).toBeLessThan(200);
});
