import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { normaliseEmail } from './email.ts';

test('the same address written differently is one address', () => {
	expect(normaliseEmail('  Lan.Anh@ViDu.VN ')).toBe('lan.anh@vidu.vn');
	expect(normaliseEmail('hoa\u0300@vidu.vn')).toBe(normaliseEmail('ho\u00e0@vidu.vn'));
});

test.each([
	'',
	'a',
	'a@b',
	'a b@vidu.vn',
	'a@@vidu.vn',
	'"a"@vidu.vn',
	'a@vidu.v',
	'a\u200b@vidu.vn',
	`${'a'.repeat(65)}@vidu.vn`,
])('%j is no address', (typed) => {
	expect(normaliseEmail(typed)).toBeNull();
});

test('a hostile address of 50 kB is refused at once', () => {
	const typed = `${'a.'.repeat(25_000)}@${'b.'.repeat(25_000)}c`;
	expect(normaliseEmail(typed)).toBeNull();
	expect(quickestMs(() => normaliseEmail(typed))).toBeLessThan(50);
});
