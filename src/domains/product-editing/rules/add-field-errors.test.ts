import { expect, test } from 'vitest';
import type { CatalogFailure } from '#src/domains/catalog/contract/product.ts';
import { newId } from '#src/shared/ids.ts';
import { addFieldErrors } from './add-field-errors.ts';
import { BLANK_FORM, BLANK_VARIANT, savedInput } from './editor-form.ts';

const id = newId();
const stored = { ...BLANK_VARIANT, id, values: ['M'], sku: 'AO-1' };
const form = {
	...BLANK_FORM,
	name: 'Áo thun',
	description: 'Gọi 0912 345 678 để đặt.',
	optionNames: ['Cỡ'],
	variants: [stored, { ...BLANK_VARIANT, values: ['L'], sku: 'AO-1 ' }],
	attributes: [
		{ code: 'mau', values: ['Đỏ'] },
		{ code: 'nang', values: ['không rõ'] },
	],
};
const input = savedInput(form, null, 0);
const of = (code: CatalogFailure, details = {}) => addFieldErrors(input, { kind: 'invalid', code, details }).fields;

test.each([
	['catalog.sku_taken', {}, 'variants.1.sku'],
	['catalog.stock_below_reserved', { variantId: id, reserved: 2 }, 'variants.0.stock'],
	['catalog.attribute_invalid', { code: 'nang' }, 'attributes.1'],
	['catalog.listing_doubtful', {}, 'description'],
	['catalog.category_unknown', {}, 'categoryId'],
	['catalog.options_repeated', {}, 'optionNames'],
	['catalog.picture_unknown', {}, 'pictures'],
	['catalog.shipping_unknown', {}, 'shippingProfileId'],
	['catalog.quantity_rule', {}, 'quantityMax'],
	['catalog.nothing_on_sale', {}, 'variants.0.isOn'],
] satisfies [CatalogFailure, object, string][])('besideFields: %s %o belongs to the field %s', (code, details, path) =>
	expect(of(code, details)).toEqual({ [path]: code }),
);

test('besideFields reports a repeated variant at its options, not at the option name', () => {
	const [one] = input.variants;
	if (!one) return expect.fail();
	const variants = ['Đỏ', 'đỏ'].map((value) => ({ ...one, optionValues: [value] }));
	const refusal = { kind: 'invalid', code: 'catalog.options_repeated' } as const;
	const repeated = { ...input, optionNames: ['Màu'], variants };
	expect(addFieldErrors(repeated, refusal).fields).toEqual({ 'variants.1.optionValues': refusal.code });
	const names = { ...repeated, optionNames: ['Màu', 'màu'] };
	expect(addFieldErrors(names, refusal).fields).toEqual({ optionNames: refusal.code });
});

test('besideFields returns an error unchanged when it concerns no field or already has fields', () => {
	expect(of('catalog.shop_not_open')).toBeUndefined();
	const own = {
		kind: 'conflict',
		code: 'catalog.sku_taken',
		fields: { 'variants.0.sku': 'catalog.sku_taken' },
	} as const;
	expect(addFieldErrors(input, own)).toBe(own);
});
