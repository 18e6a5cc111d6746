import { expect, test } from 'vitest';
import { lineFees, type SoldLine } from './line-fees.ts';

const line: SoldLine = { unitPriceVnd: 99_999, quantity: 3, shopDiscountVnd: 10_001, commissionBp: 500, taxBp: 150 };

test('commission and tax are of what the shop asked less what it gave away, rounded down', () => {
	// 299.997 − 10.001 = 289.996
	expect(lineFees(line)).toEqual({ earnedVnd: 289_996, commissionVnd: 14_499, taxVnd: 4349 });
});
