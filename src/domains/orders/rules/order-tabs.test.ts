import { expect, test } from 'vitest';
import { ORDER_STATES } from '../contract.ts';
import { countsOfTabs, TAB_STATES } from './order-tabs.ts';

test('every order stands under exactly one tab besides the first', () => {
	const shown = Object.values(TAB_STATES).flat();
	expect(shown.toSorted()).toEqual([...ORDER_STATES].sort());
});

test('the first tab counts what all others count together', () => {
	const counts = countsOfTabs(
		ORDER_STATES.map((state, index) => ({ state, count: index + 1 })),
		2,
	);
	const { all, returns, ...others } = counts;
	expect([all, returns]).toEqual([55, 2]);
	expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(all);
	expect(countsOfTabs([{ state: 'packed', count: 3 }], 0)).toMatchObject({ all: 3, preparing: 3, waiting: 0 });
});
