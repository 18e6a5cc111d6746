import { expect, test } from 'vitest';
import { NO_REDUCTIONS } from '#src/domains/orders/rules/order-totals.ts';
import { productAmountPaidVnd } from './product-amount-paid.ts';

test.each([
	['no discounts', {}, 200_000],
	['vouchers of the shop and the platform', { shopDiscountVnd: 10_000, platformDiscountVnd: 5000 }, 185_000],
	['bonus coin and paid coin', { coinBonusVnd: 50_000, coinPaidVnd: 150_000 }, 0],
])('productAmountPaidVnd: %s', (_title, reductions, cashVnd) => {
	expect(productAmountPaidVnd({ goodsVnd: 200_000, ...NO_REDUCTIONS, ...reductions })).toBe(cashVnd);
});
