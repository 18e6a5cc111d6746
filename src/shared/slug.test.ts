import { expect, test } from 'vitest';
import { foldVietnamese, numberedSlug, slugOf } from './slug.ts';

test.each([
	['Điện thoại Thông Minh', 'dien-thoai-thong-minh'],
	['Áo thun 100% cotton — size L', 'ao-thun-100-cotton-size-l'],
	['  ...  ', ''],
	['Đường phèn'.normalize('NFD'), 'duong-phen'],
])('%s reads %s in an address', (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});

test('composed and decomposed tones fold to the same', () => {
	expect(foldVietnamese('Quần Tây'.normalize('NFD'))).toBe(foldVietnamese('Quần Tây'.normalize('NFC')));
});

test('slugs stay within 80 characters, also with a number', () => {
	const long = slugOf('rất dài '.repeat(40));
	expect(long.length).toBeLessThanOrEqual(80);
	expect(numberedSlug(long, 12)).toMatch(/-12$/);
	expect(numberedSlug(long, 12).length).toBeLessThanOrEqual(80);
	expect(numberedSlug('gao', 1)).toBe('gao');
});
