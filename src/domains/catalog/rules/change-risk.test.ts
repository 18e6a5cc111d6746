import { expect, test } from 'vitest';
import { isRiskyPrice, isRiskyRenaming } from './change-risk.ts';

test.each([
	['Nón lá Huế', '', 'Nón bài thơ', '', false],
	['Nón lá Huế', '', 'Điện thoại cũ', '', true],
	['Gạo ST25', 'Ông Cua', 'Gạo ST25 mới', 'Ông Cua', false],
	['Gạo ST25', 'Ông Cua', 'Gạo ST25', 'Bà Tư', true],
	['Gạo ST25', '', 'Gạo ST25', 'Ông Cua', false],
	['GẠO st25', '', 'gạo ngon', '', false],
])('%s (%s) to %s (%s): waits for a person is %s', (name, brand, newName, newBrand, wanted) => {
	expect(isRiskyRenaming({ name, brand }, { name: newName, brand: newBrand })).toBe(wanted);
});

test.each([
	[100_000, 150_000, false],
	[100_000, 150_001, true],
	[100_000, 50_000, false],
	[100_000, 49_999, true],
	[100_000, 100_000, false],
])('a price from %i to %i: waits for a person is %s', (before, after, wanted) => {
	expect(isRiskyPrice(before, after)).toBe(wanted);
});
