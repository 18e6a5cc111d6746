import { expect, test } from 'vitest';
import { formatPhone, maskPhone, toE164 } from './phone-number.ts';

test.each([
	['0912345678', '+84912345678'],
	['0912 345 678', '+84912345678'],
	['+84 91-234-5678', '+84912345678'],
	['84912345678', '+84912345678'],
	['0084912345678', '+84912345678'],
	['912345678', '+84912345678'],
	['028 3822 5678', '+842838225678'],
	['0612345678', null],
	['091234567', null],
	['09123456789', null],
	['0283822567', null],
	['+1 202 555 0143', null],
	['not a number', null],
])('the number %s is kept as %s', (written, wanted) => {
	expect(toE164(written)).toBe(wanted);
});

test('a number is shown in groups, and masked without its middle', () => {
	expect(formatPhone('+84912345678')).toBe('0912 345 678');
	expect(maskPhone('+84912345678')).toBe('0912 *** 678');
});
