import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, unescapeFormula } from './csv.ts';

test.each([
	['=cmd()', "'=cmd()"],
	['+84', "'+84"],
	['-1', "'-1"],
	['@x', "'@x"],
	['＝cmd()', "'＝cmd()"],
	['\n=cmd()', `"'\n=cmd()"`],
	['=a,b', `"'=a,b"`],
	['Gạo "ngon", 5 kg', '"Gạo ""ngon"", 5 kg"'],
	['dòng\nmới', '"dòng\nmới"'],
	[-5000, '-5000'],
])('csvText writes the cell %j as %s', (cell, text) => {
	expect(csvText([[cell, 1]])).toBe(`\ufeff${text},1\r\n`);
});

test('untamed returns the original cell after csvText and a CSV parser', () => {
	const hostile = fc.string({
		unit: fc.constantFrom("'", '=', '+', '-', '@', '"', ',', ';', '\n', '\r', '＝', 'a', 'ạ', '猫'),
		maxLength: 12,
	});
	fc.assert(
		fc.property(hostile, (cell) => {
			const [row] = parse(csvText([[cell, 'x']]), { bom: true }) as string[][];
			expect([unescapeFormula(row?.[0] ?? ''), row?.[1]]).toEqual([cell, 'x']);
		}),
	);
});
