import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { normaliseEmail } from './email.ts';

test('normaliseEmail ignores capitals, spaces, invisible characters and Unicode normalization', () => {
	expect(normaliseEmail('  Lan.Anh@ViDu.VN ')).toBe('lan.anh@vidu.vn');
	expect(normaliseEmail('\u2060la\u200bn@vidu.vn\ufeff')).toBe('lan@vidu.vn');
	expect(normaliseEmail('hoa\u0300@vidu.vn')).toBe(normaliseEmail('ho\u00e0@vidu.vn'));
});

test.each(['', 'a', 'a@b', 'a b@vidu.vn', 'a@@vidu.vn', '"a"@vidu.vn', 'a@vidu.v', `${'a'.repeat(65)}@vidu.vn`])(
	'normaliseEmail returns null for %j',
	(typed) => {
		expect(normaliseEmail(typed)).toBeNull();
	},
);

test('normaliseEmail rejects a hostile 50 kB address within 50 ms', () => {
	const typed = `${'a.'.repeat(25_000)}@${'b.'.repeat(25_000)}c`;
	expect(normaliseEmail(typed)).toBeNull();
	expect(quickestMs(() => normaliseEmail(typed))).toBeLessThan(50);
});
