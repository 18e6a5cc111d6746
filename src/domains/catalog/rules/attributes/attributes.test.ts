import { expect, test } from 'vitest';
import {
	type AttributeDefinition,
	attributeValue,
	filterKeysOf,
	foldedLine,
	optionAttribute,
	optionFor,
	productOptions,
	readAttributes,
} from './attributes.ts';
import { filterKey } from './filter-key.ts';

const attribute = (more: Partial<AttributeDefinition>): AttributeDefinition => ({
	id: more.code ?? 'mau',
	code: 'mau',
	name: 'Màu',
	type: 'choice',
	unit: '',
	optionNames: [],
	choices: [],
	...more,
});
const colour = attribute({
	optionNames: ['mau sac'],
	choices: [
		{ code: 'do', name: 'Đỏ', aliases: ['do ruou'] },
		{ code: 'xanh-la', name: 'Xanh lá', aliases: ['xanh reu'] },
	],
});
const volume = attribute({ code: 'dung-tich', name: 'Dung tích', type: 'number', unit: 'lít' });
const washable = attribute({ code: 'giat-may', name: 'Giặt máy', type: 'boolean' });
const note = attribute({ code: 'bao-quan', name: 'Bảo quản', type: 'text' });
const all = [colour, volume, washable, note];

test.each([
	[colour, 'đỏ rượu', 'do'],
	[colour, 'ĐỎ', 'do'],
	[colour, 'Tím', undefined],
	[volume, '1,8', '1.8'],
	[volume, '6.000', '6000'],
	[volume, '-1', undefined],
	[volume, '1e9', undefined],
	[volume, 'chín', undefined],
	[washable, 'Có', 'co'],
	[washable, 'không', 'khong'],
	[washable, 'tuỳ', undefined],
	[note, '  Nơi khô  ráo ', 'noi-kho-rao'],
	[note, '   ', undefined],
])('attributeValue of $name reads %s as %s', (definition, written, code) => {
	expect(attributeValue(definition, written)?.code).toBe(code);
});

test('optionFor finds an option by its name or an alias', () => {
	expect(optionFor(colour, 'XANH RÊU')?.name).toBe('Xanh lá');
	expect(optionFor(colour, 'xanh')).toBeNull();
	expect(foldedLine('  Màu   Sắc ')).toBe('mau sac');
});

test('filterKeysOf returns values and variant options, but no free text', () => {
	const given = readAttributes(all, [
		{ code: 'dung-tich', values: ['1,5'] },
		{ code: 'bao-quan', values: ['Để ngăn mát'] },
	]);
	if (!given.ok) throw new Error(given.error.code);
	const options = productOptions(
		['Màu sắc', 'Hộp'],
		[
			['Đỏ', 'to'],
			['Xanh rêu', 'to'],
			['Đỏ', 'nhỏ'],
		],
	);
	expect(options[0]).toEqual({ name: 'Màu sắc', values: ['Đỏ', 'Xanh rêu'] });
	expect(filterKeysOf(all, given.value, options)).toEqual([
		filterKey('dung-tich', '1.5'),
		filterKey('mau', 'do'),
		filterKey('mau', 'xanh-la'),
	]);
	expect(optionAttribute(all, 'MÀU')?.code).toBe('mau');
	expect(optionAttribute(all, 'Bảo quản')).toBeNull();
});

test('readAttributes fails with catalog.attribute_unknown and catalog.attribute_invalid', () => {
	expect(readAttributes(all, [{ code: 'vi', values: ['cay'] }])).toMatchObject({
		error: { code: 'catalog.attribute_unknown' },
	});
	expect(readAttributes(all, [{ code: 'mau', values: ['Đỏ', 'Tím'] }])).toMatchObject({
		error: { code: 'catalog.attribute_invalid', details: { name: 'Màu', written: 'Tím' } },
	});
});

test('readAttributes returns several values of an option attribute, one of others, and no duplicates', () => {
	const read = readAttributes(all, [
		{ code: 'mau', values: ['Đỏ', 'đỏ rượu', 'Xanh lá'] },
		{ code: 'dung-tich', values: ['1', '2'] },
	]);
	expect(read.ok && read.value.map(({ value }) => value.code)).toEqual(['do', 'xanh-la', '1']);
});
