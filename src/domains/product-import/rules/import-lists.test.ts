import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttributeDefinition } from '#src/domains/catalog/rules/attributes/attributes.ts';
import { attributesCell, listCell, readAttributesCell, readListCell } from './import-lists.ts';

const definition = (code: string, name: string, type: AttributeDefinition['type']): AttributeDefinition => ({
	id: code,
	code,
	name,
	type,
	unit: '',
	optionNames: [],
	choices: [],
});
const DEFINITIONS = [
	definition('chat-lieu', 'Chất liệu', 'choice'),
	definition('ghi-chu', 'Ghi chú: khác', 'text'),
	definition('dung-tich', 'Dung tích', 'number'),
];

test('readAttributesCell ignores tone marks and case, and splits several values', () => {
	expect(readAttributesCell(DEFINITIONS, 'CHAT LIEU: Bông; Lanh | Dung tích: 1,5')).toEqual({
		given: [
			{ code: 'chat-lieu', values: ['Bông', 'Lanh'] },
			{ code: 'dung-tich', values: ['1,5'] },
		],
		unknown: null,
	});
});

test('readAttributesCell reports an attribute that the category lacks and a name without a value', () => {
	expect(readAttributesCell(DEFINITIONS, 'Màu sơn: đỏ').unknown).toBe('Màu sơn');
	expect(readAttributesCell(DEFINITIONS, 'Chất liệu').unknown).toBe('Chất liệu');
	expect(readAttributesCell(DEFINITIONS, ' | ')).toEqual({ given: [], unknown: null });
});

const value = fc
	.string({ unit: fc.constantFrom(...'aáb1 |;:\\'), minLength: 1, maxLength: 12 })
	.map((text) => text.trim())
	.filter((text) => text !== '');

test('cells of names and attributes are parsed back unchanged, whatever characters they contain', () => {
	fc.assert(
		fc.property(fc.array(value, { maxLength: 6 }), (names) => {
			expect(readListCell(listCell(names))).toEqual(names);
		}),
	);
	fc.assert(
		fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), value, (choices, text) => {
			const cell = attributesCell([
				{ name: 'Chất liệu', type: 'choice', values: choices },
				{ name: 'Ghi chú: khác', type: 'text', values: [text] },
			]);
			expect(readAttributesCell(DEFINITIONS, cell).given).toEqual([
				{ code: 'chat-lieu', values: choices },
				{ code: 'ghi-chu', values: [text] },
			]);
		}),
	);
});
