import { expect, test } from 'vitest';
import { isRiskyPrice, isRiskyRename, nearestIfOutlier } from './change-risk.ts';

test.each([
	['Nón lá Huế', '', 'Nón lá bài thơ Huế', '', false],
	['Nón lá Huế', '', 'Nón bài thơ', '', true],
	['Áo thun trơn cotton', '', 'Áo Điện thoại Samsung Galaxy S24', '', true],
	['Áo thun trơn cotton', '', 'Áo thun trơn cotton Điện thoại Samsung Galaxy S24 Ultra', '', true],
	['Điện thoại Samsung Galaxy S24', '', 'Điện thoại', '', true],
	['Ao thun tron cotton', '', 'ÁO THUN TRƠN COTTON', '', false],
	['Áo thun', '', '???', '', true],
	['Nón lá Huế', '', 'Điện thoại cũ', '', true],
	['Gạo ST25', 'Ông Cua', 'Gạo ST25 mới', 'Ông Cua', false],
	['Gạo ST25', 'Ông Cua', 'Gạo ST25', 'Bà Tư', true],
	['Gạo ST25', '', 'Gạo ST25', 'Ông Cua', false],
	['GẠO st25', '', 'gạo ngon', '', false],
])('isRiskyRenaming from %s (%s) to %s (%s) returns %s', (name, brand, newName, newBrand, wanted) => {
	expect(isRiskyRename({ name, brand }, { name: newName, brand: newBrand })).toBe(wanted);
});

test.each([
	[100_000, 100_000, 150_000, false],
	[100_000, 100_000, 150_001, true],
	[100_000, 100_000, 50_000, false],
	[100_000, 100_000, 49_999, true],
	[100_000, 100_000, 100_000, false],
	// The end of a discount, or a return to last week's price.
	[60_000, 100_000, 100_000, false],
	[60_000, 200_000, 190_000, false],
	[60_000, 100_000, 100_001, true],
	// An earlier low price does not excuse another drop to it.
	[2_000_000, 2_000_000, 1000, true],
])(
	'isRiskyPrice with %i a day ago and a recent maximum of %i, now %i, returns %s',
	(dayAgoVnd, highestVnd, after, wanted) => {
		expect(isRiskyPrice({ dayAgoVnd, highestVnd }, after)).toBe(wanted);
	},
);

test.each([
	[[2_000_000], 1000, 2_000_000],
	[[100_000, 200_000], 300_000, null],
	[[100_000, 200_000], 300_001, 200_000],
	[[100_000, 200_000], 50_000, null],
	[[100_000, 200_000], 49_999, 100_000],
	[[50_000, 5_000_000], 900_000, null],
	[[], 1000, null],
])('farFromOthers beside prices of %j returns for %i the price %j', (others, priceVnd, wanted) => {
	expect(nearestIfOutlier(others, priceVnd)).toBe(wanted);
});
