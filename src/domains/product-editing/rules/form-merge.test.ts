import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import type { EditorForm } from '../contract/editor.ts';
import { BLANK_FORM, BLANK_VARIANT } from './editor-form.ts';
import { changesSinceSave, differencesOf, mergeForms, mergeStoredChanges } from './form-merge.ts';

const id = newId();
const base: EditorForm = {
	...BLANK_FORM,
	name: 'Nón lá',
	description: 'Nón lá Huế',
	optionNames: ['Cỡ'],
	variants: [{ ...BLANK_VARIANT, id, values: ['Nhỏ'], priceVnd: 50_000, stock: 10, stockBefore: 10 }],
};
const withVariant = (form: EditorForm, change: Partial<EditorForm['variants'][number]>): EditorForm => ({
	...form,
	variants: form.variants.map((variant) => ({ ...variant, ...change })),
});

test('mergeForms merges changes of different fields without a question', () => {
	const mine = { ...base, name: 'Nón lá bài thơ' };
	const theirs = withVariant({ ...base, brand: 'Huế' }, { priceVnd: 60_000 });
	expect(differencesOf(base, mine, theirs)).toEqual([
		{ part: 'brand', variant: '', mine: '', theirs: 'Huế', isConflict: false },
		{ part: 'priceVnd', variant: 'Nhỏ', mine: '50000', theirs: '60000', isConflict: false },
	]);
	const merged = mergeForms(base, mine, theirs, () => false);
	expect(merged).toMatchObject({ name: 'Nón lá bài thơ', brand: 'Huế', variants: [{ priceVnd: 60_000 }] });
});

test.each([false, true])(
	'a field changed by both is contested, and mergeForms takes the selected value: theirs %s',
	(takesTheirs) => {
		const [mine, theirs] = [
			{ ...base, name: 'Nón của tôi' },
			{ ...base, name: 'Nón của người kia' },
		];
		expect(differencesOf(base, mine, theirs)).toMatchObject([{ part: 'name', isConflict: true }]);
		const { name } = mergeForms(base, mine, theirs, () => takesTheirs);
		expect(name).toBe(takesTheirs ? theirs.name : mine.name);
	},
);

test('the same change on both sides is no difference', () => {
	const same = { ...base, name: 'Nón mới' };
	expect(differencesOf(base, same, same)).toEqual([]);
	expect(mergeForms(base, same, same, () => false)).toEqual(same);
});

test('mergeForms keeps an added variant and adds a stock difference to the current stock', () => {
	const added = { ...BLANK_VARIANT, values: ['Lớn'], priceVnd: 70_000 };
	const mine = { ...withVariant(base, { stock: 15 }), variants: [...withVariant(base, { stock: 15 }).variants, added] };
	const theirs = withVariant(base, { stock: 8, stockBefore: 8 });
	expect(mergeForms(base, mine, theirs, () => false).variants).toMatchObject([
		{ stock: 13, stockBefore: 8 },
		{ values: ['Lớn'], priceVnd: 70_000 },
	]);
});

test('typedSince applies input made during the first save and counts a stock change once', () => {
	const fresh = (name: string, stock: number, priceVnd: number): EditorForm => ({
		...base,
		name,
		variants: [{ ...BLANK_VARIANT, values: ['Nhỏ'], stock, priceVnd }],
	});
	const stored = withVariant(fresh('Nón', 12, 50_000), { id, stockBefore: 12 });
	const since = changesSinceSave(fresh('Nón', 12, 50_000), fresh('Nón lá', 12, 60_000), stored);
	expect(since).toMatchObject({ name: 'Nón lá', variants: [{ id, priceVnd: 60_000, stock: 12, stockBefore: 12 }] });
	const more = changesSinceSave(fresh('Nón', 12, 50_000), fresh('Nón', 15, 50_000), stored);
	expect(more.variants).toMatchObject([{ stock: 15, stockBefore: 12 }]);
});

test('storedOnTop continues after a lost response: stock is not added twice and new variants are recognised', () => {
	const [first] = base.variants;
	const added = { ...BLANK_VARIANT, values: ['Mới'], sku: 'MOI', priceVnd: 5000, stock: 3 };
	const sent = { ...base, name: 'Nón quai thao', variants: [{ ...(first ?? added), stock: 12 }, added] };
	const givenId = newId();
	const stored = {
		...sent,
		variants: sent.variants.map((variant, at) => ({
			...variant,
			id: at === 0 ? variant.id : givenId,
			stockBefore: variant.stock,
		})),
	};
	expect(differencesOf(base, sent, stored)).toEqual([]);
	expect(mergeStoredChanges(sent, stored)).toEqual(stored);
	const more = { ...sent, variants: sent.variants.map((variant) => ({ ...variant, stock: variant.stock + 1 })) };
	expect(mergeStoredChanges(more, stored)?.variants.map(({ stock, stockBefore }) => stock - stockBefore)).toEqual([
		1, 1,
	]);
	expect(mergeStoredChanges({ ...sent, variants: sent.variants.slice(0, 1) }, stored)).toBeNull();
});
