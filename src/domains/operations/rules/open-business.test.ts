import { expect, test } from 'vitest';
import { hasNoOpenBusiness } from './open-business.ts';

const NOTHING = { orders: 0, returns: 0, payouts: 0, reservedVnd: 0, payableVnd: 0 };

test('isBusinessOver is true only when every count is zero, and false for a debt', () => {
	expect(hasNoOpenBusiness(NOTHING)).toBe(true);
	for (const left of Object.keys(NOTHING)) expect(hasNoOpenBusiness({ ...NOTHING, [left]: 1 })).toBe(false);
	expect(hasNoOpenBusiness({ ...NOTHING, payableVnd: -1 })).toBe(false);
});
