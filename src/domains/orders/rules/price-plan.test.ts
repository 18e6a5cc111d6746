import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feesLeft } from './fees-left.ts';
import { PLAN_PRICE_MIN_VND, planSale, priceFor } from './price-plan.ts';

const rates = { commissionBp: 600, taxBp: 150 };

test('of 200,000 ₫ with a voucher and half of the way', () => {
	const plan = { priceVnd: 200_000, discountVnd: 20_000, shippingShareVnd: 9000 };
	expect(planSale(plan, rates)).toEqual({ commissionVnd: 10_800, taxVnd: 2700, remainsVnd: 157_500 });
});

test('a voucher takes no more than the price; what is paid for the way may be more than is earned', () => {
	const plan = { priceVnd: 10_000, discountVnd: 50_000, shippingShareVnd: 9000 };
	expect(planSale(plan, rates)).toEqual({ commissionVnd: 0, taxVnd: 0, remainsVnd: -9000 });
});

const amount = (max: number) => fc.integer({ min: 0, max });
const bp = fc.record({ commissionBp: amount(5000), taxBp: amount(1000) });

test('what remains is what a completed order books for its shop', () => {
	fc.assert(
		fc.property(amount(9_999_999), bp, (priceVnd, ofLine) => {
			const sold = { unitPriceVnd: priceVnd, quantity: 1, shopDiscountVnd: 0, ...ofLine, backVnd: 0 };
			const { shopVnd } = feesLeft([sold], { feeVnd: 0, commissionBp: 0, backVnd: 0 });
			expect(planSale({ priceVnd, discountVnd: 0, shippingShareVnd: 0 }, ofLine).remainsVnd).toBe(shopVnd);
		}),
	);
});

test('of whatever price a voucher takes whole nothing remains: where nothing is wanted, the least will do', () => {
	const free = { commissionBp: 0, taxBp: 0 };
	expect(priceFor(0, { discountVnd: 1001, shippingShareVnd: 0 }, free)).toBe(PLAN_PRICE_MIN_VND);
	expect(priceFor(0, { discountVnd: 1001, shippingShareVnd: 1 }, free)).toBe(1002);
});

test('the price for an amount leaves just that, and no lower one does', () => {
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
