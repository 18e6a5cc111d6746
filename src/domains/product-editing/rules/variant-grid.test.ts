import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import type { EditorForm } from '../contract/editor.ts';
import { BLANK_FORM, BLANK_VARIANT } from './editor-form.ts';
import {
	addGroup,
	addValues,
	type Grid,
	type GridFailure,
	gridOf,
	groupsOf,
	isSwitchedOff,
	moveValue,
	removeGroup,
	removeValue,
	renameGroup,
	renameValue,
	splitOptions,
} from './variant-grid.ts';

type Step = (form: EditorForm) => Grid | GridFailure;
function after(form: EditorForm, ...steps: readonly Step[]): EditorForm {
	let now = form;
	for (const step of steps) {
		const made = step(now);
		now = typeof made === 'string' ? expect.fail(made) : { ...now, ...made };
	}
	return now;
}
const namesOf = ({ variants }: EditorForm) => variants.map(({ values }) => values.join(' / '));
const group =
	(name: string, ...values: string[]): Step =>
	(form) => {
		const at = groupsOf(form).length;
		return after(
			form,
			addGroup,
			(one) => renameGroup(one, at, name),
			(one) => addValues(one, at, values),
		);
	};
const plain = { ...BLANK_FORM, variants: [{ ...BLANK_VARIANT, priceVnd: 9000, stock: 4, sku: 'N' }] };
const colours = after(plain, group('Màu', 'Đỏ', 'Xanh'));
const saved = (form: EditorForm): EditorForm => ({
	...form,
	variants: form.variants.map((variant) => ({ ...variant, id: newId() })),
});

test('splitOptions splits at commas, semicolons, tabs and line breaks', () => {
	expect(splitOptions(' Đỏ,Xanh  lá;\tVàng\nTím,, ')).toEqual(['Đỏ', 'Xanh lá', 'Vàng', 'Tím']);
	expect(splitOptions(' , ')).toEqual([]);
});

test('a group without options is kept in the form and changes no variant', () => {
	const form = after(colours, addGroup, (one) => renameGroup(one, 1, 'Cỡ'));
	expect(groupsOf(form)).toEqual([
		{ name: 'Màu', values: ['Đỏ', 'Xanh'] },
		{ name: 'Cỡ', values: [] },
	]);
	expect([form.optionNames, namesOf(form)]).toEqual([['Màu'], ['Đỏ', 'Xanh']]);
	const whole = after(form, (one) => addValues(one, 1, ['M']));
	expect([whole.groups, namesOf(whole)]).toEqual([undefined, ['Đỏ / M', 'Xanh / M']]);
	expect(groupsOf(JSON.parse(JSON.stringify(form)))).toEqual(groupsOf(form));
});

test('the first option takes price, stock and SKU of the only variant, the next ones the price', () => {
	expect(colours.variants).toMatchObject([
		{ values: ['Đỏ'], priceVnd: 9000, stock: 4, sku: 'N' },
		{ values: ['Xanh'], priceVnd: 9000, stock: 0, sku: '' },
	]);
});

test('a second group keeps what was typed per option and copies its price to the new combinations', () => {
	const priced = {
		...colours,
		variants: colours.variants.map((one, at) => ({ ...one, priceVnd: 9000 + at, stock: at })),
	};
	const form = after(priced, group('Cỡ', 'M', 'L'));
	expect(form.variants.map(({ values, priceVnd, stock }) => [values.join(), priceVnd, stock])).toEqual([
		['Đỏ,M', 9000, 0],
		['Đỏ,L', 9000, 0],
		['Xanh,M', 9001, 1],
		['Xanh,L', 9001, 0],
	]);
});

test('addValues merges options that differ only in capitals and refuses more than 100 combinations', () => {
	expect(namesOf(after(colours, (one) => addValues(one, 0, ['đỏ', 'Đen', 'ĐEN'])))).toEqual(['Đỏ', 'Xanh', 'Đen']);
	const many = Array.from({ length: 51 }, (_one, at) => `v${at}`);
	expect(addValues(after(colours, group('Cỡ', 'M')), 1, many)).toBe('too_many');
});

test('renameValue keeps variant, picture and price and refuses an option that exists', () => {
	const form = { ...saved(colours), pictures: [{ hash: 'a', alt: '', of: 'Đỏ' }] };
	const renamed = after(form, (one) => renameValue(one, 0, 'Đỏ', 'Đỏ tươi'));
	expect(renamed.variants[0]).toMatchObject({ id: form.variants[0]?.id, values: ['Đỏ tươi'], stock: 4 });
	expect(renamed.pictures).toMatchObject([{ of: 'Đỏ tươi' }]);
	expect(renameValue(form, 0, 'Đỏ', 'xanh')).toBe('repeated');
});

test('moveValue reorders the table and stops at both ends', () => {
	const form = after(colours, (one) => moveValue(one, 0, 'Xanh', -1));
	expect(namesOf(form)).toEqual(['Xanh', 'Đỏ']);
	expect(namesOf(after(form, (one) => moveValue(one, 0, 'Xanh', -1)))).toEqual(['Xanh', 'Đỏ']);
});

test('removeValue drops an unsaved option, switches a saved one off, and addValues sells it again', () => {
	expect(namesOf(after(colours, (one) => removeValue(one, 0, 'Xanh')))).toEqual(['Đỏ']);
	const off = after(saved(colours), (one) => removeValue(one, 0, 'Xanh'));
	expect([namesOf(off), isSwitchedOff(off, 0, 'Xanh'), isSwitchedOff(off, 0, 'Đỏ')]).toEqual([
		['Đỏ', 'Xanh'],
		true,
		false,
	]);
	expect(
		isSwitchedOff(
			after(off, (one) => addValues(one, 0, ['xanh'])),
			0,
			'Xanh',
		),
	).toBe(false);
});

test('removeGroup keeps the variants of the other group, whichever is removed', () => {
	const form = after(colours, group('Cỡ', 'M', 'L'));
	expect(namesOf(after(form, (one) => removeGroup(one, 0)))).toEqual(['M', 'L']);
	expect(namesOf(after(form, (one) => removeGroup(one, 1)))).toEqual(['Đỏ', 'Xanh']);
	const none = after(colours, (one) => removeGroup(one, 0));
	expect(none.variants).toMatchObject([{ values: [], priceVnd: 9000, stock: 4, sku: 'N' }]);
});

test('a product with several saved variants keeps at least one group', () => {
	expect(removeGroup(saved(colours), 0)).toBe('kept');
	expect(gridOf(saved(colours), [])).toBe('kept');
});

test('a picture of a variant follows it into the larger and the smaller table', () => {
	const form = { ...colours, pictures: [{ hash: 'a', alt: '', of: 'Xanh' }] };
	const larger = after(form, group('Cỡ', 'M', 'L'));
	expect(larger.pictures).toMatchObject([{ of: 'Xanh / M' }]);
	expect(after(larger, (one) => removeGroup(one, 1)).pictures).toMatchObject([{ of: 'Xanh' }]);
	expect(after(form, (one) => removeValue(one, 0, 'Xanh')).pictures).toMatchObject([{ of: '' }]);
});
