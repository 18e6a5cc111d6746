import { expect, test } from 'vitest';
import { BLANK_FORM, BLANK_VARIANT } from '#src/domains/product-editing/rules/editor-form.ts';
import { formatVnd } from '#src/shared/money.ts';
import { EDITOR_PARTS, isOpenAtFirst, sectionOfField, summaryOf } from './editor-parts.ts';
import { problemsOf } from './editor-problems.ts';

const whole = {
	...BLANK_FORM,
	categoryId: 'x',
	name: 'Nón lá',
	description: 'Nón lá Huế đan tay, vành 40 cm.\n\nSau',
	variants: [{ ...BLANK_VARIANT, priceVnd: 50_000, sku: 'N', weightG: 100, stock: 7 }],
	pictures: [{ hash: 'a', alt: '', of: '' }],
};
const openOf = (form: typeof whole, base = form, isNew = false) =>
	EDITOR_PARTS.filter((part) => isOpenAtFirst(part, { isNew, base, form, problems: problemsOf(form) }));

test('isOpenAtFirst opens only the parts of a stored product that are incomplete, wrong or unsaved', () => {
	expect(openOf(whole)).toEqual([]);
	expect(openOf({ ...whole, pictures: [] })).toEqual(['phan-anh']);
	expect(openOf({ ...whole, prepDays: 99 })).toEqual(['phan-cach-ban']);
	expect(openOf({ ...whole, brand: 'Nhà làm' }, whole)).toEqual(['phan-dac-diem']);
});

test('isOpenAtFirst opens the required parts of a new product', () => {
	expect(openOf(whole, whole, true)).toEqual(['phan-chinh', 'phan-anh', 'phan-loai', 'phan-mo-ta']);
});

test('partOfField assigns every field with a problem to a part', () => {
	const wrong = problemsOf({ ...BLANK_FORM, prepDays: 99, brand: 'x'.repeat(99) }).map(({ field }) =>
		sectionOfField(field),
	);
	expect(new Set(wrong)).toEqual(new Set(EDITOR_PARTS.filter((part) => part !== 'phan-anh')));
	expect(sectionOfField('alt-a')).toBe('phan-anh');
});

test('saidOf summarises each part in one line', () => {
	const categories = [{ id: 'r', name: 'Thời trang', children: [{ id: 'x', name: 'Nón' }] }];
	const said = EDITOR_PARTS.map((part) => summaryOf(part, whole, categories as never));
	expect(said[0]).toBe('Nón lá · Nón');
	expect(said[2]).toBe(`${formatVnd(50_000)} · tồn 7`);
	expect(said[3]).toBe('Nón lá Huế đan tay, vành 40 cm.');
	expect(said[5]).toBe('Chuẩn bị 1 ngày · mua từ 1 đến 50');
	for (const one of EDITOR_PARTS) expect(summaryOf(one, BLANK_FORM, [])).not.toBe('');
});
