import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test.each([
	['=cmd()', "'=cmd()"],
	['+84', "'+84"],
	['-1', "'-1"],
	['@x', "'@x"],
	['=a,b', `"'=a,b"`],
	['Gạo "ngon", 5 kg', '"Gạo ""ngon"", 5 kg"'],
	['dòng\nmới', '"dòng\nmới"'],
	[-5000, '-5000'],
])('the cell %j is written as %s', (cell, text) => {
	expect(csvText([[cell, 1]])).toBe(`\ufeff${text},1\r\n`);
});
