import { expect, test } from 'vitest';
import { searchLogTerm } from './search-log-term.ts';

test.each([
	['  Điện  THOẠI a5 ', 'dien thoai a5'],
	['pin 10.000 mAh', 'pin 10000 mah'],
	['gạo 1234567', 'gao 1234567'],
])('searchLogTerm turns %j into %j', (typed, stored) => {
	expect(searchLogTerm(typed)).toBe(stored);
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
])('searchLogTerm returns null for %j, which may be personal data or has no words', (typed) => {
	expect(searchLogTerm(typed)).toBeNull();
});

test('searchLogTerm returns at most 100 characters for a long query', () => {
	expect(searchLogTerm('nồi '.repeat(500))?.length).toBeLessThanOrEqual(100);
});
