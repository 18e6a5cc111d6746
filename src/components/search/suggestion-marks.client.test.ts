import { expect, test } from 'vitest';
import { highlightTyped } from './suggestion-marks.client.ts';

const marked = (suggestion: string, typed: string) =>
	highlightTyped(suggestion, typed)
		.map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
		.join('');

test.each([
	['Trà ô long Bảo Lộc', 'tra o l', '[Trà] [ô] [l]ong Bảo [L]ộc'],
	['Điện thoại phím to', 'ĐIỆN tho', '[Điện] [tho]ại phím to'],
	['Hạt mắc ca', 'gạo', 'Hạt mắc ca'],
	['Cà phê & trà', ' & ', 'Cà phê & trà'],
	['Đèn', 'den'.normalize('NFD'), '[Đèn]'],
])('markTyped marks in "%s" the text typed as "%s": %s', (suggestion, typed, shown) => {
	expect(marked(suggestion, typed)).toBe(shown);
	expect(marked(suggestion.normalize('NFD'), typed.normalize('NFD'))).toBe(shown);
});
