import { expect, test } from 'vitest';
import { isSameOption } from './same-option.ts';

test.each([
	[['Đỏ', 'M'], ['đỏ', 'm'], true],
	[['Đỏ', 'M'], ['M', 'Do'], true],
	[['500 g'], ['500g'], true],
	[['500 g'], ['50 g'], false],
	[['Đỏ'], ['Xanh'], false],
	[[], ['Hộp nhỏ'], false],
	[['Đỏ'], ['Đỏ', 'M'], false],
	[[], [], true],
])('isSameOption of %j and %j returns %s', (before, after, wanted) => {
	expect(isSameOption(before, after)).toBe(wanted);
});
