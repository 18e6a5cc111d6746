import { expect, test } from 'vitest';
import { BLANK_FORM, BLANK_VARIANT, savedInput } from '#src/domains/product-editing/rules/editor-form.ts';
import { rejectedProblems } from './rejected-problems.ts';

const form = {
	...BLANK_FORM,
	name: 'Nón lá',
	pictures: [{ hash: 'a1', alt: 'Nón', of: '' }],
	variants: [
		{ ...BLANK_VARIANT, sku: 'N-1' },
		{ ...BLANK_VARIANT, sku: 'N-2' },
	],
	attributes: [{ code: 'mau', values: ['Đỏ'] }],
};
const refused = (fields: Readonly<Record<string, string>>) => ({ input: savedInput(form, null, 0), fields });

test.each([
	['variants.1.sku', 'ma-1'],
	['variants.0.size.lengthCm', 'dai-0'],
	['variants.0.optionValues.1', 'lua-chon-1'],
	['variants.0.optionValues', 'lua-chon-0'],
	['pictures', 'phan-anh'],
	['pictures.0.alt', 'alt-a1'],
	['attributes.0', 'dd-mau'],
	['attributes.0.values.0', 'dd-mau'],
	['optionNames.0', 'nhom-0'],
	['quantityStep', 'mua-nhieu'],
])('rejectedProblems maps %s to the field %s', (path, field) =>
	expect(rejectedProblems(refused({ [path]: 'Sai' }), form)).toEqual([{ field, text: 'Sai' }]),
);

test('rejectedProblems drops an error whose field has changed since and keeps the others', () => {
	const told = refused({ 'variants.1.sku': 'Đã dùng', name: 'Có số liên lạc' });
	const changed = { ...form, variants: form.variants.map((one, at) => (at === 1 ? { ...one, sku: 'N-3' } : one)) };
	expect(rejectedProblems(told, changed)).toEqual([{ field: 'ten-hang', text: 'Có số liên lạc' }]);
	expect(rejectedProblems(null, form)).toEqual([]);
});
