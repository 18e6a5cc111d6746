import { expect, test } from 'vitest';
import { PREP_DAYS_USUAL } from '../contract/product.ts';
import { preOrderOf } from './pre-order.ts';

test.each([
	[1, {}],
	[PREP_DAYS_USUAL, {}],
	[PREP_DAYS_USUAL + 1, { preOrderDays: PREP_DAYS_USUAL + 1 }],
	[15, { preOrderDays: 15 }],
])('preOrderOf a product with %i preparation days returns %o', (prepDays, told) =>
	expect(preOrderOf({ prepDays })).toEqual(told),
);
