import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feesOfRest, lineFees, orderFees, type SoldLine } from './line-fees.ts';

const line: SoldLine = { unitPriceVnd: 99_999, quantity: 3, shopDiscountVnd: 10_001, commissionBp: 500, taxBp: 150 };

test('commission and tax are of what the shop asked less what it gave away, rounded down', () => {
	// 299.997 − 10.001 = 289.996
	expect(lineFees(line)).toEqual({ earnedVnd: 289_996, commissionVnd: 14_499, taxVnd: 4349 });
});

test('shipping is the shop’s, less its own commission and untaxed', () => {
	const fees = orderFees([line], { feeVnd: 25_000, commissionBp: 100 });
	expect(fees).toMatchObject({ earnedVnd: 314_996, commissionVnd: 14_749, taxVnd: 4349 });
});

const lines = fc.array(
	fc
		.record({
			unitPriceVnd: fc.integer({ min: 1000, max: 50_000_000 }),
			quantity: fc.integer({ min: 1, max: 50 }),
			share: fc.integer({ min: 0, max: 100 }),
			commissionBp: fc.integer({ min: 0, max: 5000 }),
			taxBp: fc.integer({ min: 0, max: 5000 }),
		})
		.map(({ share, ...sold }) => ({
			...sold,
			shopDiscountVnd: Math.floor((sold.unitPriceVnd * sold.quantity * share) / 100),
		})),
	{ minLength: 1, maxLength: 8 },
);
const shipping = fc.record({
	feeVnd: fc.integer({ min: 0, max: 500_000 }),
	commissionBp: fc.integer({ min: 0, max: 5000 }),
});

test('whatever is left of an order is divided to the last dong and nobody owes anything', () => {
	fc.assert(
		fc.property(lines, shipping, fc.double({ min: 0, max: 1, noNaN: true }), (sold, sent, part) => {
			const fees = orderFees(sold, sent);
			const leftVnd = Math.floor(fees.earnedVnd * part);
			const { commissionVnd, taxVnd, shopVnd } = feesOfRest(fees, leftVnd);
			expect(commissionVnd + taxVnd + shopVnd).toBe(leftVnd);
			expect(Math.min(commissionVnd, taxVnd, shopVnd)).toBeGreaterThanOrEqual(0);
			expect(feesOfRest(fees, fees.earnedVnd)).toMatchObject({
				commissionVnd: fees.commissionVnd,
				taxVnd: fees.taxVnd,
			});
		}),
	);
});

test('an order that was given away whole owes nothing', () => {
	expect(feesOfRest({ earnedVnd: 0, commissionVnd: 0, taxVnd: 0 }, 0)).toEqual({
		commissionVnd: 0,
		taxVnd: 0,
		shopVnd: 0,
	});
});
