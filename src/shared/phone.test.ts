import { expect, test } from 'vitest';
import { formatPhone, toE164 } from './phone.ts';

test.each([
	['0912345678', '+84912345678'],
	['0912 345 678', '+84912345678'],
	['+84 (0)912.345.678', '+84912345678'],
	['+84912345678', '+84912345678'],
	['84912345678', '+84912345678'],
	['0084912345678', '+84912345678'],
	['02838221234', '+842838221234'],
])('toE164(%s) returns %s', (written, number) => {
	expect(toE164(written)).toBe(number);
});

test.each([
	'',
	'091234567',
	'09123456789',
	'0112345678',
	'không có',
	'+84112345678',
	'+14155550100',
	"1' OR 1=1",
	'٠٩١٢٣٤٥٦٧٨',
])('toE164 returns null for %j', (written) => {
	expect(toE164(written)).toBeNull();
});

test('formatPhone shows a national number in groups', () => {
	expect(formatPhone('+84912345678')).toBe('0912 345 678');
});
