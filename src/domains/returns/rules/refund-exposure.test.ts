import { expect, test } from 'vitest';
import { type ExposedOrder, refundExposureOf } from './refund-exposure.ts';

const order: ExposedOrder = {
	lines: [
		{
			id: 'a',
			unitPriceVnd: 100_000,
			quantity: 2,
			shopDiscountVnd: 0,
			commissionBp: 1000,
			taxBp: 0,
			platformDiscountVnd: 20_000,
			coinBonusVnd: 10_000,
			coinPaidVnd: 0,
		},
	],
	gone: [],
	shipping: { feeVnd: 30_000, commissionBp: 0, backVnd: 0 },
	asked: [],
	outward: { paidVnd: 30_000, quantity: 2, faultyQuantity: 0, refundedVnd: 0 },
};
const asked = (quantity: number, isFault = true) => ({ asked: [{ lineId: 'a', quantity, isFault }] });
const firstRefunded = {
	outward: { paidVnd: 30_000, quantity: 2, faultyQuantity: 1, refundedVnd: 15_000 },
	shipping: { feeVnd: 30_000, commissionBp: 0, backVnd: 15_000 },
};
const gone = (whole: number, quantity = whole) => ({
	gone: [{ lineId: 'a', quantity, whole, backVnd: whole * 100_000 + (quantity - whole) * 50_000 }],
});

test.each([
	['nothing', {}, 0],
	['one of two items, with its share of vouchers, coin and shipping, minus the commission', asked(1), 105_000],
	['all items, including the shipping fee', asked(2), 210_000],
	['all items after a change of mind', asked(2, false), 180_000],
	['the last item, with the rest of the shipping fee', { ...asked(1), ...gone(1), ...firstRefunded }, 105_000],
	['an item that was already refunded', { ...asked(1), ...gone(2) }, 0],
	['an item next to one that was partly refunded', { ...asked(1), ...gone(0, 1) }, 105_000],
])('refundExposureOf returns the possible loss of a shop: %s', (_what, changes, refundExposureVnd) => {
	expect(refundExposureOf({ ...order, ...changes })).toBe(refundExposureVnd);
});
