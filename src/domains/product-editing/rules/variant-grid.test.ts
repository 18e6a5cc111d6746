import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { BLANK_FORM, BLANK_VARIANT } from './editor-form.ts';
import { gridOf } from './variant-grid.ts';

test('gridOf rejects options without a name or values and more variants than a product may have', () => {
	const form = { ...BLANK_FORM, variants: [{ ...BLANK_VARIANT, priceVnd: 9000 }] };
	expect(gridOf(form, [{ name: '', values: 'Đỏ' }])).toBe('unnamed');
	expect(gridOf(form, [{ name: 'Màu', values: ' , ' }])).toBe('unnamed');
	const many = Array.from({ length: 11 }, (_one, at) => `v${at}`).join(', ');
	expect(
		gridOf(form, [
			{ name: 'Màu', values: many },
			{ name: 'Cỡ', values: many },
		]),
	).toBe('too_many');
	expect(gridOf(form, [{ name: ' Màu ', values: 'Đỏ, Đỏ,Xanh' }])).toMatchObject({
		optionNames: ['Màu'],
		variants: [{ values: ['Đỏ'], priceVnd: 9000 }, { values: ['Xanh'] }],
	});
});

test('gridOf merges option values that differ only in capitals', () => {
	const stored = { ...BLANK_VARIANT, id: newId(), values: ['đỏ'], priceVnd: 9000 };
	const form = { ...BLANK_FORM, optionNames: ['Màu'], variants: [stored] };
	const made = gridOf(form, [{ name: 'Màu', values: 'Đỏ, Đen, đỏ' }]);
	expect(made).toMatchObject({
		variants: [
			{ id: stored.id, values: ['Đỏ'] },
			{ id: null, values: ['Đen'] },
		],
	});
	expect(
		gridOf(form, [
			{ name: 'Màu', values: 'Đỏ' },
			{ name: 'màu ', values: 'Đen' },
		]),
	).toBe('same_names');
});

test('gridOf returns `kept` when a product with several stored variants loses all options', () => {
	const variants = ['Đỏ', 'Xanh'].map((value) => ({ ...BLANK_VARIANT, id: newId(), values: [value] }));
	expect(gridOf({ ...BLANK_FORM, optionNames: ['Màu'], variants }, [])).toBe('kept');
});

test('gridOf keeps the picture of a variant when an option is added', () => {
	const form = {
		...BLANK_FORM,
		optionNames: ['Màu'],
		variants: [{ ...BLANK_VARIANT, id: newId(), values: ['Đỏ'] }],
		pictures: [{ hash: 'a', alt: '', of: 'Đỏ' }],
	};
	const options = [
		{ name: 'Màu', values: 'Đỏ' },
		{ name: 'Cỡ', values: 'M, L' },
	];
	expect(gridOf(form, options)).toMatchObject({ pictures: [{ of: 'Đỏ / M' }] });
});
