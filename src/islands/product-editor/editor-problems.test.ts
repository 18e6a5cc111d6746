import { expect, test } from 'vitest';
import type { EditorForm } from '#src/domains/product-editing/contract/editor.ts';
import { BLANK_FORM, BLANK_VARIANT } from '#src/domains/product-editing/rules/editor-form.ts';
import { problemsOf } from './editor-problems.ts';
import { sortByPagePosition } from './page-order.ts';

const whole = {
	...BLANK_FORM,
	categoryId: 'x',
	name: 'Nón lá',
	description: 'Nón lá Huế đan tay, vành 40 cm.',
	variants: [{ ...BLANK_VARIANT, priceVnd: 50_000, sku: 'N', weightG: 100 }],
};

test('problemsOf returns none for a complete form and every required field for an empty one', () => {
	expect(problemsOf(whole)).toEqual([]);
	expect(problemsOf(BLANK_FORM).map(({ field }) => field)).toEqual([
		'ten-hang',
		'danh-muc-hang',
		'gia-0',
		'nang-0',
		'mo-ta-hang',
	]);
});

const one = { ...BLANK_VARIANT, priceVnd: 50_000, sku: 'N', weightG: 100 };
test.each([
	[
		{ optionNames: ['Cỡ', 'Màu'], variants: ['Đỏ', 'đỏ'].map((value) => ({ ...one, values: ['M', value] })) },
		'lua-chon-1',
	],
	[{ optionNames: ['Màu', ' '], variants: [{ ...one, values: ['Đỏ', 'M'] }] }, 'nhom-1'],
	[{ quantityMin: 3, quantityMax: 2 }, 'mua-nhieu'],
	[{ quantityStep: 4 }, 'mua-nhieu'],
	[{ optionNames: ['Màu'] }, 'nhom-0'],
	[{ variants: whole.variants.map((variant) => ({ ...variant, isOn: false })) }, 'ban-0'],
	[{ prepDays: 99 }, 'chuan-bi'],
	[{ quantityMax: 5000 }, 'mua-nhieu'],
	[{ name: 'Mắm ruốc '.repeat(20) }, 'ten-hang'],
	[{ variants: [{ ...BLANK_VARIANT, priceVnd: 99_999_999_999 }] }, 'gia-0'],
	[{ variants: whole.variants.map((variant) => ({ ...variant, lengthCm: 30 })) }, 'dai-0'],
	[{ variants: [...whole.variants, ...whole.variants] }, 'ma-1'],
] satisfies [Partial<EditorForm>, string][])('problemsOf of %o reports the field %s', (change, field) =>
	expect(problemsOf({ ...whole, ...change }).map((problem) => problem.field)).toContain(field),
);

test('problemsOf reports option groups without an option, without a name and with the name of another', () => {
	const groups = [
		{ name: 'Màu', values: ['Đỏ'] },
		{ name: 'màu ', values: [] },
		{ name: '', values: [] },
	];
	expect(problemsOf({ ...whole, groups }).map(({ field }) => field)).toEqual([
		'nhom-1',
		'lua-chon-1',
		'nhom-2',
		'lua-chon-2',
	]);
});

test('inPageOrder sorts problems by their position on the page, and problemsOf returns them in that order', () => {
	const found = ['chuan-bi', 'mo-ta-hang', 'gia-10', 'ban-2', 'gia-2', 'lua-chon-0', 'nhom-1', 'phan-anh', 'alt-a1'];
	expect(sortByPagePosition(found.map((field) => ({ field, text: '' }))).map(({ field }) => field)).toEqual([
		'phan-anh',
		'alt-a1',
		'lua-chon-0',
		'nhom-1',
		'gia-2',
		'ban-2',
		'gia-10',
		'mo-ta-hang',
		'chuan-bi',
	]);
	const fields = problemsOf({ ...BLANK_FORM, prepDays: 99, brand: 'x'.repeat(99) }).map(({ field }) => field);
	expect(fields).toEqual(['ten-hang', 'danh-muc-hang', 'gia-0', 'nang-0', 'mo-ta-hang', 'thuong-hieu', 'chuan-bi']);
});
