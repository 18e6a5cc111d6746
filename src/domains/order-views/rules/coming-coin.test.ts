import { expect, test } from 'vitest';
import { comingCoin } from './coming-coin.ts';

const order = { goodsVnd: 200_000, shopDiscountVnd: 0, platformDiscountVnd: 0, coinVnd: 0 };

test.each([
	['paid and on its way', { state: 'placed' }, 1000],
	['delivered', { state: 'delivered' }, 1000],
	['not paid yet', { state: 'pending_payment' }, 0],
	['complete', { state: 'completed' }, 0],
	['complete, its cash not confirmed', { state: 'completed', earnedAt: null }, 1000],
	['complete, its cash confirmed', { state: 'completed', earnedAt: new Date(0) }, 0],
	['cancelled', { state: 'cancelled' }, 0],
	[
		'partly by vouchers and coin',
		{ state: 'shipped', shopDiscountVnd: 20_000, platformDiscountVnd: 20_000, coinVnd: 60_000 },
		500,
	],
] as const)('comingCoin of an order: %s', (_title, facts, amountVnd) => {
	expect(comingCoin({ ...order, ...facts })).toBe(amountVnd);
});
