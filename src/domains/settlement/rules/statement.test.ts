import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Movement } from '../contract/statement.ts';
import { saleLines } from '../contract/statement.ts';
import { saleVnd, statementOf } from './statement.ts';

const SPAN = { from: new Date('2026-10-31T17:00:00Z'), to: new Date('2026-11-30T17:00:00Z') };
const amount = fc.integer({ min: 0, max: 5_000_000 });
const sale = fc
	.record({
		goodsVnd: amount,
		shopDiscountVnd: amount,
		shippingVnd: amount,
		commissionVnd: amount,
		taxVnd: amount,
		returnedVnd: amount,
		platformDiscountVnd: amount,
		coinVnd: amount,
	})
	.map((parts): Movement => ({ at: SPAN.from, kind: 'sale', orderNumber: '1', changeVnd: saleVnd(parts), parts }));
const other = fc
	.record({
		kind: fc.constantFrom('refund', 'goodwill', 'payout', 'adjustment'),
		changeVnd: fc.integer({ min: -9_000_000, max: 9_000_000 }),
	})
	.map((facts) => ({ at: SPAN.from, orderNumber: '', parts: null, ...facts }) as Movement);

test('statementOf: opening balance plus movements equals the closing balance, and the sale parts add up to the sales', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: -9_000_000, max: 9_000_000 }),
			fc.array(fc.oneof(sale, other)),
			(openingVnd, movements) => {
				const told = statementOf(openingVnd, movements, SPAN);
				const moved = movements.reduce((sum, { changeVnd }) => sum + changeVnd, 0);
				expect(told.closingVnd).toBe(openingVnd + moved);
				expect(told.netVnd + told.payoutsVnd).toBe(moved);
				expect(saleVnd(told)).toBe(told.salesVnd);
				expect(told.orders).toBe(movements.filter(({ kind }) => kind === 'sale').length);
			},
		),
	);
});

test('saleVnd subtracts fees, tax and refunds but ignores what the platform paid in the buyer’s place, which the price includes', () => {
	const parts = {
		goodsVnd: 200_000,
		shippingVnd: 30_000,
		shopDiscountVnd: 20_000,
		commissionVnd: 9_000,
		taxVnd: 2_700,
		returnedVnd: 50_000,
		platformDiscountVnd: 15_000,
		coinVnd: 5_000,
	};
	expect(saleVnd(parts)).toBe(148_300);
	expect(saleLines(parts).map(({ part, amountVnd, isCounted }) => [part, amountVnd, isCounted])).toEqual([
		['goodsVnd', 200_000, true],
		['shippingVnd', 30_000, true],
		['shopDiscountVnd', -20_000, true],
		['commissionVnd', -9_000, true],
		['taxVnd', -2_700, true],
		['returnedVnd', -50_000, true],
		['platformDiscountVnd', 15_000, false],
		['coinVnd', 5_000, false],
	]);
});
