import { expect, test } from 'vitest';
import { ORDER_STATES } from '#src/domains/orders/contract/order.ts';
import { countsOfTabs, TAB_STATES } from './order-tabs.ts';

test('TAB_STATES assigns every order state to exactly one tab other than the first', () => {
	const shown = Object.values(TAB_STATES).flat();
	expect(shown.toSorted()).toEqual([...ORDER_STATES].sort());
});

test('countsOfTabs returns the sum of all other tabs for the first tab, without returns', () => {
	const counts = countsOfTabs(
		ORDER_STATES.map((state, index) => ({ state, count: index + 1 })),
		2,
	);
	const { all, returns, ...others } = counts;
	expect([all, returns]).toEqual([55, 2]);
	expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(all);
	expect(countsOfTabs([{ state: 'packed', count: 3 }], 0)).toMatchObject({ all: 3, preparing: 3, waiting: 0 });
});
