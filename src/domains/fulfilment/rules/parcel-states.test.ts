import { expect, test } from 'vitest';
import type { ParcelState } from '#src/domains/orders/contract/parcel.ts';
import { orderProgress } from './parcel-states.ts';

test.each([
	[['delivered', 'delivered'], 'delivered'],
	[['delivered', 'refused'], 'delivered'],
	[['refused', 'returned'], 'returned'],
	[['delivered', 'in_transit'], null],
	[['refused', 'shipped'], null],
] as const)('orderProgress of an order whose parcels are %j returns %s', (states, expected) => {
	const parcels = (states as readonly ParcelState[]).map((state) => ({ state }));
	expect(orderProgress('shipped', parcels)).toBe(expected);
	expect(orderProgress('packed', parcels)).toBeNull();
});
