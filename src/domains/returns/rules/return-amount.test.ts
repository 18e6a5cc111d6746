import { expect, test } from 'vitest';
import type { Returnable } from '../contract/return.ts';
import { currentRefundPercent, plannedAmount } from './return-amount.ts';

const line = {
	unitPriceVnd: 50_000,
	quantity: 2,
	shopDiscountVnd: 10_000,
	platformDiscountVnd: 0,
	coinBonusVnd: 15_000,
	coinPaidVnd: 5000,
};
const from = (gone: Returnable['gone'] = [], faultyQuantity = 0, refundedVnd = 0): Returnable => ({
	bought: [{ id: 'tea', ...line }],
	gone,
	shipping: { paidVnd: 30_000, quantity: 2, faultyQuantity, refundedVnd },
});
const fault = { reason: 'defect' } as const;

test.each([
	['one of two items with its part of the shipping fee', from(), 1, fault, { cashVnd: 50_000, coinVnd: 10_000 }],
	['all items for a defect includes the shipping fee', from(), 2, fault, { cashVnd: 100_000, coinVnd: 20_000 }],
	[
		'all items for a change of mind excludes the shipping fee',
		from(),
		2,
		{ reason: 'change_of_mind' } as const,
		{ cashVnd: 70_000, coinVnd: 20_000 },
	],
	[
		'all items after a ruling of 50 percent',
		from(),
		2,
		{ ...fault, percent: 50 },
		{ cashVnd: 35_000, coinVnd: 10_000 },
	],
	[
		'the second item after a return of the first for a defect',
		from([{ lineId: 'tea', quantity: 1, whole: 1 }], 1, 15_000),
		1,
		fault,
		{ cashVnd: 50_000, coinVnd: 10_000 },
	],
	[
		'the second item after a return of the first for a change of mind',
		from([{ lineId: 'tea', quantity: 1, whole: 1 }]),
		1,
		fault,
		{ cashVnd: 50_000, coinVnd: 10_000 },
	],
	[
		'an item that was already returned',
		from([{ lineId: 'tea', quantity: 2, whole: 2 }]),
		1,
		fault,
		{ cashVnd: 0, coinVnd: 0 },
	],
])('plannedAmount of %s', (_what, parts, quantity, how, expected) => {
	expect(plannedAmount(parts, [{ lineId: 'tea', quantity }], how)).toEqual(expected);
});

test.each([
	['requested', null, 100],
	['disputed', null, 100],
	['received', null, 100],
	['ruled', 50, 50],
	['ruled', 0, null],
	['rejected', null, null],
	['withdrawn', null, null],
	['closed', 50, null],
] as const)('percentNow for state %s and a ruling of %s returns %s', (state, rulingPercent, expected) => {
	expect(currentRefundPercent({ state, rulingPercent, isReplaced: false })).toBe(expected);
});

test('percentNow returns null when the buyer takes a replacement', () => {
	expect(currentRefundPercent({ state: 'inspected', rulingPercent: null, isReplaced: false })).toBe(100);
	expect(currentRefundPercent({ state: 'inspected', rulingPercent: null, isReplaced: true })).toBeNull();
});
