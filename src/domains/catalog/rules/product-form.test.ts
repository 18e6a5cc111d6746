import { expect, test } from 'vitest';
import { checkProductForm, quantityRule } from './product-form.ts';

const variant = (sku: string, ...optionValues: string[]) => ({
	sku,
	optionValues,
	priceVnd: 10_000,
	weightG: 100,
	stock: 1,
});

test.each([
	['no choice, one variant', { optionNames: [], variants: [variant('a')] }, null],
	['no choice, two variants', { optionNames: [], variants: [variant('a'), variant('b')] }, 'catalog.options_repeated'],
	['a choice of two', { optionNames: ['Màu'], variants: [variant('a', 'Đỏ'), variant('b', 'Xanh')] }, null],
	[
		'the same choice twice',
		{ optionNames: ['Màu'], variants: [variant('a', 'Đỏ'), variant('b', 'đỏ ')] },
		'catalog.options_repeated',
	],
	['a missing value', { optionNames: ['Màu', 'Cỡ'], variants: [variant('a', 'Đỏ')] }, 'catalog.options_mismatch'],
	['a value too many', { optionNames: [], variants: [variant('a', 'Đỏ')] }, 'catalog.options_mismatch'],
	['one name twice', { optionNames: ['Màu', 'màu'], variants: [variant('a', 'Đỏ', 'Đỏ')] }, 'catalog.options_repeated'],
	[
		'one sku twice',
		{ optionNames: ['Màu'], variants: [variant('a', 'Đỏ'), variant('a', 'Xanh')] },
		'catalog.sku_taken',
	],
	[
		'a picture of each variant',
		{ optionNames: ['Màu'], variants: [variant('a', 'Đỏ'), variant('b', 'Xanh')], pictures: [{ variant: 1 }, {}] },
		null,
	],
	[
		'a picture of a variant that is not there',
		{ optionNames: [], variants: [variant('a')], pictures: [{ variant: 1 }] },
		'catalog.picture_unknown',
	],
	['packs of six', { optionNames: [], variants: [variant('a')], quantityMin: 6, quantityStep: 6 }, null],
	[
		'a largest number that no step reaches',
		{ optionNames: [], variants: [variant('a')], quantityMin: 6, quantityStep: 6, quantityMax: 20 },
		'catalog.quantity_rule',
	],
	[
		'a largest number below the smallest',
		{ optionNames: [], variants: [variant('a')], quantityMin: 6, quantityMax: 5 },
		'catalog.quantity_rule',
	],
])('checkProductForm accepts or rejects a product with %s', (_title, form, wanted) => {
	const result = checkProductForm(form);
	expect(result.ok ? null : result.error.code).toBe(wanted);
});

test('quantityRule defaults to the largest quantity up to 50 that the step reaches', () => {
	expect(quantityRule({ quantityMin: 6, quantityStep: 6 }).max).toBe(48);
	expect(quantityRule({}).max).toBe(50);
});
