import { describe, expect, test } from 'vitest';
import { pictureOfVariant, valuePictures, variantsShown } from './variant-picture.ts';

const variants = [
	{ id: 'do-s', optionValues: ['Đỏ', 'S'] },
	{ id: 'do-l', optionValues: ['Đỏ', 'L'] },
	{ id: 'xanh-s', optionValues: ['Xanh', 'S'] },
	{ id: 'xanh-l', optionValues: ['Xanh', 'L'] },
	{ id: 'tim-s', optionValues: ['Tím', 'S'] },
];

test('variantsShown assigns the picture of a colour to all sizes of this colour and to no other colour', () => {
	const pictures = [{ variantId: null }, { variantId: 'do-s' }, { variantId: 'xanh-s' }];
	expect(variantsShown(pictures, variants)).toEqual([[], ['do-s', 'do-l'], ['xanh-s', 'xanh-l']]);
});

test('variantsShown assigns each picture to one variant when every variant has its own', () => {
	const pictures = variants.map(({ id }) => ({ variantId: id }));
	expect(variantsShown(pictures, variants)).toEqual(variants.map(({ id }) => [id]));
});

test('variantsShown assigns a single picture to its variant only', () => {
	expect(variantsShown([{ variantId: 'do-l' }], variants)).toEqual([['do-l']]);
});

test('variantsShown assigns no variant to pictures of the whole product or of a removed variant', () => {
	expect(variantsShown([{ variantId: null }, { variantId: 'cam-s' }], variants)).toEqual([[], []]);
});

test('variantsShown keeps two pictures of one colour apart when each belongs to a different size', () => {
	const pictures = [{ variantId: 'do-s' }, { variantId: 'do-l' }, { variantId: 'xanh-s' }];
	expect(variantsShown(pictures, variants.slice(0, 3))).toEqual([['do-s'], ['do-l'], ['xanh-s']]);
});

test('valuePictures returns pictures for colours and null for sizes that look alike', () => {
	const pictures = [
		{ variantId: null, hash: 'all' },
		{ variantId: 'do-s', hash: 'red' },
		{ variantId: 'xanh-s', hash: 'blue' },
		{ variantId: 'tim-s', hash: 'purple' },
	];
	expect(valuePictures(pictures, variants)).toEqual([['red', 'blue', 'purple'], null]);
});

test('valuePictures returns null when one value of an option has no picture', () => {
	const pictures = [
		{ variantId: 'do-s', hash: 'red' },
		{ variantId: 'xanh-s', hash: 'blue' },
	];
	expect(valuePictures(pictures, variants)).toEqual([null, null]);
	expect(valuePictures(pictures, [])).toEqual([]);
	expect(valuePictures([{ variantId: 'do-s', hash: 'red' }], variants.slice(0, 1))).toEqual([null, null]);
});

describe('pictureOfVariant', () => {
	const of = (pictured: Readonly<Record<string, string | null>>, optionNames = ['Màu sắc', 'Kích cỡ']) => ({
		optionNames,
		siblings: variants,
		pictures: Object.entries(pictured).map(([hash, variantId]) => ({ hash, variantId })),
	});

	test("returns the variant's own picture before any other", () => {
		const product = of({ cover: null, redS: 'do-s', redL: 'do-l', blue: 'xanh-s' });
		expect(pictureOfVariant(product, 'do-s')).toBe('redS');
		expect(pictureOfVariant(product, 'do-l')).toBe('redL');
	});

	test('returns the picture of another size of the same colour', () => {
		const product = of({ cover: null, red: 'do-s', blue: 'xanh-s' });
		expect(pictureOfVariant(product, 'do-l')).toBe('red');
		expect(pictureOfVariant(product, 'xanh-l')).toBe('blue');
	});

	test('returns the picture of the same colour when only one variant has a picture or pictures also differ by size', () => {
		expect(pictureOfVariant(of({ cover: null, red: 'do-s' }), 'do-l')).toBe('red');
		const bySize = of({ cover: null, redS: 'do-s', redL: 'do-l', blue: 'xanh-s' });
		expect(pictureOfVariant(bySize, 'xanh-l')).toBe('blue');
	});

	test('returns the cover for a colour without a picture, and for options that cannot be seen', () => {
		expect(pictureOfVariant(of({ cover: null, red: 'do-s', blue: 'xanh-s' }), 'tim-s')).toBe('cover');
		expect(pictureOfVariant(of({ cover: null, red: 'do-s' }, ['Khối lượng', 'Độ chín']), 'do-l')).toBe('cover');
	});

	test('returns the cover without a variant or for one that was removed, and null without pictures', () => {
		expect(pictureOfVariant(of({ cover: null, red: 'do-s' }), null)).toBe('cover');
		expect(pictureOfVariant(of({ cover: null, red: 'do-s' }), 'cam-s')).toBe('cover');
		expect(pictureOfVariant(of({}), 'do-s')).toBeNull();
	});
});
