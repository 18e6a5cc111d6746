import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTerms, searchText } from './search-terms.ts';

test.each([
	['Điện thoại', 'dien thoai', 'dien:* & thoai:*'],
	['DIEN   THOAI', 'dien thoai', 'dien:* & thoai:*'],
	['Điện thoại'.normalize('NFD'), 'dien thoai', 'dien:* & thoai:*'],
	["gạo' | !st25 & (a):*", 'gao st25 a', 'gao:* & st25:* & a:*'],
])('%s is looked up as %s', (typed, folded, tsquery) => {
	expect(searchTerms(typed)).toMatchObject({ folded, tsquery });
});

test.each(['', '   ', '%%%', "'", '\\', '\u0000', '🙂', '()&|!:*'])('%j asks for nothing', (typed) => {
	expect(searchTerms(typed)).toBeNull();
});

test('tones stay beside the folded words, so that đường and duong can be told apart', () => {
	expect(searchTerms('  Đường  ')?.toned).toBe('đường');
});

test('whatever is typed, only letters and digits of at most eight words reach the query language', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
			const terms = searchTerms(typed);
			if (!terms) return;
			expect(terms.tsquery).toMatch(/^[\p{L}\p{N}]+:\*( & [\p{L}\p{N}]+:\*){0,7}$/u);
		}),
	);
});

test('a product is found by its name, brand and kind', () => {
	expect(searchText('Gạo ST25 – túi 5kg', 'Ông Cua', 'Gạo & ngũ cốc')).toBe('gao st25 tui 5kg ong cua gao ngu coc');
});
