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
	['no options and one variant', { optionNames: [], variants: [variant('a')] }, null],
	[
		'no options and two variants',
		{ optionNames: [], variants: [variant('a'), variant('b')] },
		'catalog.options_repeated',
	],
	['one option with two values', { optionNames: ['Màu'], variants: [variant('a', 'Đỏ'), variant('b', 'Xanh')] }, null],
	[
		'two variants with the same option value',
		{ optionNames: ['Màu'], variants: [variant('a', 'Đỏ'), variant('b', 'đỏ ')] },
		'catalog.options_repeated',
	],
	[
		'a variant without a value for one option',
		{ optionNames: ['Màu', 'Cỡ'], variants: [variant('a', 'Đỏ')] },
		'catalog.options_mismatch',
	],
	[
		'an option value without an option',
		{ optionNames: [], variants: [variant('a', 'Đỏ')] },
		'catalog.options_mismatch',
	],
	[
		'one option name used twice',
		{ optionNames: ['Màu', 'màu'], variants: [variant('a', 'Đỏ', 'Đỏ')] },
		'catalog.options_repeated',
	],
	[
		'one SKU used twice',
		{ optionNames: ['Màu'], variants: [variant('a', 'Đỏ'), variant('a', 'Xanh')] },
		'catalog.sku_taken',
	],
	[
		'a picture for each variant',
		{ optionNames: ['Màu'], variants: [variant('a', 'Đỏ'), variant('b', 'Xanh')], pictures: [{ variant: 1 }, {}] },
		null,
	],
	[
		'a picture for a variant that does not exist',
		{ optionNames: [], variants: [variant('a')], pictures: [{ variant: 1 }] },
		'catalog.picture_unknown',
	],
	[
		'a minimum quantity and a step of six',
		{ optionNames: [], variants: [variant('a')], quantityMin: 6, quantityStep: 6 },
		null,
	],
	[
		'a maximum quantity that no step reaches',
		{ optionNames: [], variants: [variant('a')], quantityMin: 6, quantityStep: 6, quantityMax: 20 },
		'catalog.quantity_rule',
	],
	[
		'a maximum quantity below the minimum',
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
