import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { hasTones, marksOf, mayBecome, searchText, soundingMarks, toneKey, typedWords } from './search-terms.ts';

const anything = fc.string({ unit: 'binary', maxLength: 300 });

test.each([
	['Điện thoại', ['điện', 'thoại']],
	['DIEN   THOAI', ['dien', 'thoai']],
	['Điện thoại'.normalize('NFD'), ['điện', 'thoại']],
	["gạo' | !st25 & (a):*", ['gạo', 'st25', 'a']],
	['phòng 25 m²', ['phòng', '25', 'm2']],
	['pin 6.000 mAh', ['pin', '6000', 'mah']],
	['g\u200bạo', ['gạo']],
])('%s is read as %j', (typed, words) => {
	expect(typedWords(typed)).toEqual(words);
});

test.each(['', '   ', '%%%', "'", '\\', '\u0000', '🙂', '()&|!:*'])('%j asks for nothing', (typed) => {
	expect(typedWords(typed)).toEqual([]);
});

test('a product is found by its name, brand and kind, and by both halves of st25', () => {
	expect(searchText('Gạo ST25 – túi 5kg', 'Ông Cua', 'Gạo & ngũ cốc')).toBe(
		'gao st25 tui 5kg ong cua gao ngu coc st 25 5 kg',
	);
});

test('the mark of the tone may stand on either vowel', () => {
	expect(toneKey('hoà')).toBe(toneKey('hòa'));
	expect(toneKey('thuỷ')).toBe(toneKey('thủy'));
	expect(toneKey('má')).not.toBe(toneKey('mà'));
	expect([hasTones('dien'), hasTones('điên'), hasTones('đien')]).toEqual([false, true, true]);
});

test('what is typed in a hurry has some of the marks of a word; hook and tilde sound alike', () => {
	expect(marksOf('điện') & marksOf('điên')).toBe(marksOf('điên'));
	expect(marksOf('điện') & marksOf('điển')).not.toBe(marksOf('điển'));
	expect(soundingMarks(marksOf('rữa'))).toBe(marksOf('rửa'));
	expect(soundingMarks(marksOf('rửa'))).toBe(marksOf('rữa'));
	expect([marksOf('dien'), soundingMarks(marksOf('mặt'))]).toEqual([0, marksOf('mặt')]);
});

test('a tone may be missing yet, and what stands below a tone may not', () => {
	const becomes = (typed: string, written: string) => mayBecome(marksOf(typed), marksOf(written));
	expect([becomes('tư', 'từ'), becomes('tu', 'từ'), becomes('dừ', 'đừ')]).toEqual([true, true, true]);
	expect([becomes('tủ', 'tử'), becomes('tù', 'từ'), becomes('từ', 'tư')]).toEqual([false, false, false]);
});

test('what is searched in is words only, once made plain it stays so', () => {
	fc.assert(
		fc.property(anything, (text) => {
			const once = searchText(text);
			expect(searchText(once)).toBe(once);
			expect(once).toMatch(/^([\p{L}\p{N}\p{M}]+( [\p{L}\p{N}\p{M}]+)*)?$/u);
		}),
	);
});

test('NFC and NFD ask the same', () => {
	fc.assert(
		fc.property(anything, (text) => {
			const sound = text.toWellFormed().slice(0, 60);
			expect(searchText(sound.normalize('NFD'))).toBe(searchText(sound.normalize('NFC')));
		}),
	);
});

test('fifty thousand letters are read in linear time', () => {
	for (const text of ['a'.repeat(50_000), '1.'.repeat(25_000), 'e\u0323'.repeat(25_000), ' .'.repeat(25_000)])
		expect(quickestMs(() => [searchText(text), typedWords(text)])).toBeLessThan(200);
});
