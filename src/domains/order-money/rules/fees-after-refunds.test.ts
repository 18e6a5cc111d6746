import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feesLeft } from './fees-after-refunds.ts';

const LINE = { unitPriceVnd: 100_000, quantity: 2, shopDiscountVnd: 0, commissionBp: 500, taxBp: 150 };
const SHIPPING = { feeVnd: 20_000, commissionBp: 100, backVnd: 0 };

test('feesLeft of a half refunded line halves its fees and leaves the other line unchanged', () => {
	const lines = [
		{ ...LINE, backVnd: 100_000 },
		{ ...LINE, commissionBp: 1000, backVnd: 0 },
	];
	expect(feesLeft(lines, SHIPPING)).toEqual({
		leftVnd: 320_000,
		commissionVnd: 5000 + 20_000 + 200,
		taxVnd: 1500 + 3000,
		shopVnd: 320_000 - 25_200 - 4500,
	});
});

test('feesLeft divides the rest completely, is never negative, and decreases with the refund', () => {
	const line = fc.record({
		unitPriceVnd: fc.integer({ min: 1000, max: 50_000_000 }),
		quantity: fc.integer({ min: 1, max: 50 }),
		commissionBp: fc.integer({ min: 0, max: 5000 }),
		taxBp: fc.integer({ min: 0, max: 5000 }),
		shopDiscountVnd: fc.integer({ min: 0, max: 1000 }),
	});
	const part = fc.double({ min: 0, max: 1, noNaN: true });
	fc.assert(
		fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), part, part, (lines, one, other) => {
			const [less, more] = one < other ? [one, other] : [other, one];
			const after = (share: number) =>
				feesLeft(
					lines.map((of) => {
						const earnedVnd = of.unitPriceVnd * of.quantity - of.shopDiscountVnd;
						return { ...of, backVnd: Math.floor(earnedVnd * share) };
					}),
					{ ...SHIPPING, backVnd: Math.floor(SHIPPING.feeVnd * share) },
				);
			const [before, now] = [after(less), after(more)];
			for (const key of ['commissionVnd', 'taxVnd', 'shopVnd'] as const) {
				expect(now[key]).toBeGreaterThanOrEqual(0);
				if (key !== 'shopVnd') expect(now[key]).toBeLessThanOrEqual(before[key]);
			}
			expect(now.commissionVnd + now.taxVnd + now.shopVnd).toBe(now.leftVnd);
		}),
	);
});
