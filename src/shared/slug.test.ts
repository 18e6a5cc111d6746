import { expect, test } from 'vitest';
import { foldVietnamese, numberedSlug, slugOf } from './slug.ts';

test.each([
	['Điện thoại Thông Minh', 'dien-thoai-thong-minh'],
	['Áo thun 100% cotton — size L', 'ao-thun-100-cotton-size-l'],
	['  ...  ', ''],
	['Đường phèn'.normalize('NFD'), 'duong-phen'],
])('slugOf(%s) returns %s', (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});

test('foldVietnamese returns the same for NFC and NFD', () => {
	expect(foldVietnamese('Quần Tây'.normalize('NFD'))).toBe(foldVietnamese('Quần Tây'.normalize('NFC')));
});

test('slugOf and numberedSlug return at most 80 characters', () => {
	const long = slugOf('rất dài '.repeat(40));
	expect(long.length).toBeLessThanOrEqual(80);
	expect(numberedSlug(long, 12)).toMatch(/-12$/);
	expect(numberedSlug(long, 12).length).toBeLessThanOrEqual(80);
	expect(numberedSlug('gao', 1)).toBe('gao');
});
