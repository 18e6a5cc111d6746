import { expect, test } from 'vitest';
import { lineFees, type SoldLine } from './line-fees.ts';

const line: SoldLine = { unitPriceVnd: 99_999, quantity: 3, shopDiscountVnd: 10_001, commissionBp: 500, taxBp: 150 };

test("lineFees takes commission and tax from the price less the shop's discount, rounded down", () => {
	expect(lineFees(line)).toEqual({ earnedVnd: 289_996, commissionVnd: 14_499, taxVnd: 4349 });
});
