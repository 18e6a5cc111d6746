import { expect, test } from 'vitest';
import { SHOP_ROLES } from '../../contract/shop.ts';
import { hasStaffRight, rightsOf, rolesWith, STAFF_RIGHTS } from './staff-rights.ts';

test.each([
	['admin', STAFF_RIGHTS],
	['stock', ['orders.see', 'orders.pack', 'stock.edit']],
	['orders', ['orders.see', 'orders.handle', 'orders.pack', 'sums.see', 'voices.answer']],
	['accounting', ['orders.see', 'sums.see', 'money.see', 'money.ask']],
	['support', ['orders.see', 'sums.see', 'voices.answer']],
	['', []],
	['owner', []],
] as const)('rightsOf the role "%s"', (role, expected) => {
	expect(rightsOf(role)).toEqual(expected);
});

test('the role stock has no right to see amounts or money', () => {
	const ofMoney = STAFF_RIGHTS.filter((right) => /^(sums|money|vouchers)\./.test(right));
	expect(ofMoney.filter((right) => hasStaffRight('stock', right))).toEqual([]);
});

test('rolesWith returns exactly the roles for which mayStaff is true', () => {
	for (const right of STAFF_RIGHTS)
		expect(rolesWith(right)).toEqual(SHOP_ROLES.filter((role) => hasStaffRight(role, right)).sort(byPlace(right)));
});

const byPlace = (right: (typeof STAFF_RIGHTS)[number]) => (a: string, b: string) => {
	const told: readonly string[] = rolesWith(right);
	return told.indexOf(a) - told.indexOf(b);
};
