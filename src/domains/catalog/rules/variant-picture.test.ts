import { expect, test } from 'vitest';
import { valuePictures, variantsShown } from './variant-picture.ts';

const variants = [
	{ id: 'do-s', optionValues: ['Đỏ', 'S'] },
	{ id: 'do-l', optionValues: ['Đỏ', 'L'] },
	{ id: 'xanh-s', optionValues: ['Xanh', 'S'] },
	{ id: 'xanh-l', optionValues: ['Xanh', 'L'] },
	{ id: 'tim-s', optionValues: ['Tím', 'S'] },
];

test('a picture of a colour shows every size of it, and no other colour', () => {
	const pictures = [{ variantId: null }, { variantId: 'do-s' }, { variantId: 'xanh-s' }];
	expect(variantsShown(pictures, variants)).toEqual([[], ['do-s', 'do-l'], ['xanh-s', 'xanh-l']]);
});

test('where every variant has its picture, each shows its own', () => {
	const pictures = variants.map(({ id }) => ({ variantId: id }));
	expect(variantsShown(pictures, variants)).toEqual(variants.map(({ id }) => [id]));
});

test('one picture of one variant speaks for that variant only', () => {
	expect(variantsShown([{ variantId: 'do-l' }], variants)).toEqual([['do-l']]);
});

test('pictures of the product as a whole, or of a variant that is no longer sold, lead nowhere', () => {
	expect(variantsShown([{ variantId: null }, { variantId: 'cam-s' }], variants)).toEqual([[], []]);
});

test('of two pictures of the same colour the first comes forward', () => {
	const pictures = [{ variantId: 'do-s' }, { variantId: 'do-l' }, { variantId: 'xanh-s' }];
	expect(variantsShown(pictures, variants.slice(0, 3))).toEqual([['do-s'], ['do-l'], ['xanh-s']]);
});

test('colours are chosen by their pictures, sizes that look alike by their names', () => {
	const pictures = [
		{ variantId: null, hash: 'all' },
		{ variantId: 'do-s', hash: 'red' },
		{ variantId: 'xanh-s', hash: 'blue' },
		{ variantId: 'tim-s', hash: 'purple' },
	];
	expect(valuePictures(pictures, variants)).toEqual([['red', 'blue', 'purple'], null]);
});

test('where one value has no picture of its own, none is drawn', () => {
	const pictures = [
		{ variantId: 'do-s', hash: 'red' },
		{ variantId: 'xanh-s', hash: 'blue' },
	];
	expect(valuePictures(pictures, variants)).toEqual([null, null]);
	expect(valuePictures(pictures, [])).toEqual([]);
	expect(valuePictures([{ variantId: 'do-s', hash: 'red' }], variants.slice(0, 1))).toEqual([null, null]);
});
