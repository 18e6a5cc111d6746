import { expect, test } from 'vitest';
import { searchLogTerm } from './search-log-term.ts';

test.each([
	['  Điện  THOẠI a5 ', 'dien thoai a5'],
	['pin 10.000 mAh', 'pin 10000 mah'],
	['gạo 1234567', 'gao 1234567'],
])('of %j the log keeps %j', (typed, kept) => {
	expect(searchLogTerm(typed)).toBe(kept);
});

test.each([
	'0912345678',
	'09 12 34 56 78',
	'toi@vidu.vn',
	'4000 1234 5678 9010',
	'https://vidu.vn',
	'www.vidu',
	'vidu.com',
	'%%%',
	'',
])('%j may be somebody’s own, or asks for nothing: it is not written down', (typed) => {
	expect(searchLogTerm(typed)).toBeNull();
});

test('what is kept is short, however long the question', () => {
	expect(searchLogTerm('nồi '.repeat(500))?.length).toBeLessThanOrEqual(100);
});
