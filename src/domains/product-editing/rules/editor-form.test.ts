import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import type { EditorVariant } from '../contract/editor.ts';
import {
	BLANK_FORM,
	BLANK_VARIANT,
	combine,
	duplicateOf,
	savedInput,
	valuesOfOptions,
	withUnsaved,
} from './editor-form.ts';

test('combine creates six variants from options with three and two values, with the price of the first', () => {
	const [first] = [{ ...BLANK_VARIANT, priceVnd: 90_000, weightG: 300 }];
	const made = combine(
		[
			['Đỏ', 'Xanh', 'Vàng'],
			['M', 'L'],
		],
		[first],
		100,
	);
	expect(made.map(({ values }) => values.join())).toEqual(['Đỏ,M', 'Đỏ,L', 'Xanh,M', 'Xanh,L', 'Vàng,M', 'Vàng,L']);
	expect(made.every(({ priceVnd, weightG }) => priceVnd === 90_000 && weightG === 300)).toBe(true);
	expect(valuesOfOptions({ ...BLANK_FORM, optionNames: ['Màu', 'Cỡ'], variants: [...made] })).toEqual([
		['Đỏ', 'Xanh', 'Vàng'],
		['M', 'L'],
	]);
});

test('combine drops unsaved variants that no longer fit and switches saved ones off', () => {
	const id = newId();
	const stored = { ...BLANK_VARIANT, id, values: ['Đỏ'], sku: 'D' };
	const typed = { ...BLANK_VARIANT, values: ['Xanh'], sku: 'X' };
	const made = combine([['Vàng']], [stored, typed], 100);
	expect(made).toMatchObject([{ values: ['Vàng'] }, { id, isOn: false }]);
	expect(combine([['A', 'B', 'C']], [], 2)).toHaveLength(2);
});

const storedAs = (values: readonly string[], more: Partial<EditorVariant> = {}): EditorVariant => ({
	...BLANK_VARIANT,
	id: newId(),
	values: [...values],
	sku: values.join('-') || 'ONE',
	stock: 7,
	...more,
});

test('combine turns the only variant into the first of the new ones and keeps its SKU and stock', () => {
	const one = storedAs([]);
	const made = combine([['M', 'L']], [one], 100);
	expect(made).toMatchObject([
		{ id: one.id, values: ['M'], sku: 'ONE', stock: 7, isOn: true },
		{ id: null, values: ['L'], stock: 0 },
	]);
});

test('combine with an additional option keeps each saved variant for its first match, those on sale first', () => {
	const [off, red] = [storedAs(['Đỏ', 'M', 'Dày'], { isOn: false }), storedAs(['Đỏ'])];
	const blue = storedAs(['Xanh']);
	const made = combine(
		[
			['Đỏ', 'Xanh'],
			['M', 'L'],
		],
		[off, red, blue],
		100,
	);
	expect(made.map(({ id, values, isOn }) => [id, values.join(), isOn])).toEqual([
		[red.id, 'Đỏ,M', true],
		[null, 'Đỏ,L', true],
		[blue.id, 'Xanh,M', true],
		[null, 'Xanh,L', true],
		[off.id, 'Đỏ,M / Dày', false],
	]);
});

test('combine with one option less keeps one variant per value and switches the others off', () => {
	const all = [storedAs(['Đỏ', 'M']), storedAs(['Đỏ', 'L']), storedAs(['Xanh', 'M'])];
	const made = combine([['Đỏ', 'Vàng']], all, 100);
	expect(made.map(({ id, values, isOn }) => [id, values.join(), isOn])).toEqual([
		[all[0]?.id, 'Đỏ', true],
		[null, 'Vàng', true],
		[all[1]?.id, 'Đỏ / L', false],
		[all[2]?.id, 'Xanh / M', false],
	]);
	const gone = combine([['Nâu'], ['S']], [storedAs(['Đỏ'])], 100);
	expect(gone.map(({ values, isOn }) => [values.join(), isOn])).toEqual([
		['Nâu,S', true],
		['Đỏ,–', false],
	]);
});

test('savedInput omits empty fields and links a picture to its variant', () => {
	const form = {
		...BLANK_FORM,
		name: 'Áo',
		optionNames: ['Màu'],
		variants: [
			{ ...BLANK_VARIANT, values: ['Đỏ'] },
			{ ...BLANK_VARIANT, values: ['Xanh'], lengthCm: 1, widthCm: 2, heightCm: 3 },
		],
		pictures: [
			{ hash: 'a', alt: '', of: 'Xanh' },
			{ hash: 'b', alt: 'Mặt sau', of: '' },
		],
		attributes: [{ code: 'mau', values: ['', ' '] }],
	};
	const input = savedInput(form, null, 0);
	expect(input.pictures).toEqual([
		{ hash: 'a', alt: 'Áo', variant: 1 },
		{ hash: 'b', alt: 'Mặt sau' },
	]);
	expect(input.attributes).toEqual([]);
	expect(input).not.toHaveProperty('noReturnReason');
	expect(input.variants.map(({ size }) => size?.heightCm)).toEqual([undefined, 3]);
});

test('duplicateOf creates an unsaved product without SKUs and stock', () => {
	const copy = duplicateOf(
		{ ...BLANK_FORM, name: 'Nón', variants: [{ ...BLANK_VARIANT, id: newId(), sku: 'N1', stock: 4 }] },
		(name) => `${name} (bản sao)`,
	);
	expect(copy).toMatchObject({ name: 'Nón (bản sao)', variants: [{ id: null, sku: '', stock: 0 }] });
});

test('withLeftOut keeps the typed values of changes that were left out and takes the saved values otherwise', () => {
	const of = (priceVnd: number, isOn: boolean) => [
		{ ...BLANK_VARIANT, values: ['Đỏ'], priceVnd, isOn, stock: priceVnd },
	];
	const read = { ...BLANK_FORM, name: 'Nón lá', description: 'Mới', variants: of(1000, false) };
	const typed = { ...BLANK_FORM, name: 'Điện thoại', description: 'Cũ', categoryId: 'b', variants: of(9000, true) };
	expect(withUnsaved(read, typed, [])).toEqual(read);
	expect(withUnsaved(read, typed, ['words'])).toEqual({ ...read, name: 'Điện thoại' });
	expect(withUnsaved(read, typed, ['category', 'pictures'])).toEqual({ ...read, categoryId: 'b' });
	expect(withUnsaved(read, typed, ['price', 'choice']).variants).toEqual([
		{ ...read.variants[0], priceVnd: 9000, isOn: true },
	]);
});
