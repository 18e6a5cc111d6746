import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupTotals, NO_REDUCTIONS, orderTotals } from './order-totals.ts';

test('orderTotals adds up products and shipping', () => {
	const lines = [
		{ unitPriceVnd: 25_000, quantity: 3 },
		{ unitPriceVnd: 1_000, quantity: 1 },
	];
	expect(orderTotals(lines, 18_000)).toEqual({
		goodsVnd: 76_000,
		shippingVnd: 18_000,
		...NO_REDUCTIONS,
		totalVnd: 94_000,
		payVnd: 94_000,
	});
});

test('groupTotals equals the total of all lines, for any split into orders', () => {
	const line = fc.record({
		unitPriceVnd: fc.integer({ min: 1000, max: 9_000_000 }),
		quantity: fc.integer({ min: 1, max: 50 }),
	});
	fc.assert(
		fc.property(fc.array(line), fc.array(line), fc.nat(500_000), fc.nat(500_000), (first, second, one, other) => {
			const apart = groupTotals([orderTotals(first, one), orderTotals(second, other)]);
			expect(apart).toEqual(orderTotals([...first, ...second], one + other));
		}),
	);
});
