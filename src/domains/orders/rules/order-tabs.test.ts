import { expect, test } from 'vitest';
import { ORDER_STATES } from '../contract.ts';
import { TAB_STATES } from './order-tabs.ts';

test('every order stands under exactly one tab besides the first', () => {
	const shown = Object.values(TAB_STATES).flat();
	expect(shown.toSorted()).toEqual([...ORDER_STATES].sort());
});
