import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feesLeft } from './fees-after-refunds.ts';
import { PLAN_PRICE_MIN_VND, planSale, priceFor } from './price-plan.ts';

const rates = { commissionBp: 600, taxBp: 150 };

test('planSale subtracts the voucher, commission, tax and the shipping share from a price of 200,000 ₫', () => {
	const plan = { priceVnd: 200_000, discountVnd: 20_000, shippingShareVnd: 9000 };
	expect(planSale(plan, rates)).toEqual({ commissionVnd: 10_800, taxVnd: 2700, remainsVnd: 157_500 });
});

test('planSale caps the voucher at the price and returns a negative amount when the shipping share exceeds it', () => {
	const plan = { priceVnd: 10_000, discountVnd: 50_000, shippingShareVnd: 9000 };
	expect(planSale(plan, rates)).toEqual({ commissionVnd: 0, taxVnd: 0, remainsVnd: -9000 });
});

const amount = (max: number) => fc.integer({ min: 0, max });
const bp = fc.record({ commissionBp: amount(5000), taxBp: amount(1000) });

test('planSale returns the same remaining amount that feesLeft books for a completed order', () => {
	fc.assert(
		fc.property(amount(9_999_999), bp, (priceVnd, ofLine) => {
			const sold = { unitPriceVnd: priceVnd, quantity: 1, shopDiscountVnd: 0, ...ofLine, backVnd: 0 };
			const { shopVnd } = feesLeft([sold], { feeVnd: 0, commissionBp: 0, backVnd: 0 });
			expect(planSale({ priceVnd, discountVnd: 0, shippingShareVnd: 0 }, ofLine).remainsVnd).toBe(shopVnd);
		}),
	);
});

test('priceFor(0) returns the minimum price when the voucher covers it and there is no shipping share', () => {
	const free = { commissionBp: 0, taxBp: 0 };
	expect(priceFor(0, { discountVnd: 1001, shippingShareVnd: 0 }, free)).toBe(PLAN_PRICE_MIN_VND);
	expect(priceFor(0, { discountVnd: 1001, shippingShareVnd: 1 }, free)).toBe(1002);
});

test('priceFor returns the lowest price that leaves the wanted amount', () => {
	fc.assert(
		fc.property(amount(9_999_999), amount(50_000), amount(50_000), bp, (wanted, discountVnd, share, ofLine) => {
			const plan = { discountVnd, shippingShareVnd: share };
			const priceVnd = priceFor(wanted, plan, ofLine);
			const remains = (vnd: number) => planSale({ ...plan, priceVnd: vnd }, ofLine).remainsVnd;
			expect(remains(priceVnd)).toBeGreaterThanOrEqual(wanted);
			for (let less = 1; less <= 8 && priceVnd - less >= PLAN_PRICE_MIN_VND; less += 1)
				expect(remains(priceVnd - less)).toBeLessThan(wanted);
		}),
	);
});
