import { expect, test } from 'vitest';
import { codeKey, isCodeKey, shownCode } from './voucher-code.ts';

test.each(['CHAOBAN', 'chaoban', ' Chào  bạn ', 'Chào bạn'.normalize('NFD'), 'CHÀO​BẠN'])(
	'codeKey and shownCode normalise %j to CHAOBAN',
	(typed) => {
		expect(codeKey(typed)).toBe('chaoban');
		expect(shownCode(codeKey(typed))).toBe('CHAOBAN');
	},
);

test.each([
	['TET2027', true],
	['abcd', true],
	['abc', false],
	['a'.repeat(20), true],
	['a'.repeat(21), false],
	['SALE-50', false],
	['đỏđỏ', true],
	['сале', false],
	['', false],
])('isCodeKey for %j returns %s', (typed, isCode) => {
	expect(isCodeKey(codeKey(typed))).toBe(isCode);
});
