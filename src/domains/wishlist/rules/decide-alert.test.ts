import { expect, test } from 'vitest';
import type { WishStatus } from '../contract.ts';
import { isWorthNotifying, watchedPrice } from './decide-alert.ts';

const STOCK = { kind: 'back_in_stock', basePriceVnd: null } as const;
const PRICE = { kind: 'price_drop', basePriceVnd: 100_000 } as const;

test.each<[string, typeof STOCK | typeof PRICE, WishStatus, number, boolean]>([
	['goods that are there again', STOCK, 'on_sale', 150_000, true],
	['goods that are sold out once more', STOCK, 'sold_out', 90_000, false],
	['goods of a shop on holiday', STOCK, 'shop_on_holiday', 90_000, false],
	['goods that were taken down', STOCK, 'gone', 90_000, false],
	['a dong less', PRICE, 'on_sale', 99_999, true],
	['the same price', PRICE, 'on_sale', 100_000, false],
	['a higher price', PRICE, 'on_sale', 100_001, false],
	['a lower price of what nobody can buy', PRICE, 'sold_out', 50_000, false],
])('isWorthNotifying: %s', (_what, alert, status, priceVnd, isNotified) => {
	expect(isWorthNotifying(alert, { status, priceVnd })).toBe(isNotified);
});

const variants = [
	{ priceVnd: 70_000, available: 1 },
	{ priceVnd: 120_000, available: 9 },
	{ priceVnd: 90_000, available: 2 },
];

test.each([
	['the cheapest of the product when one piece can be ordered', null, 1, 70_000],
	['the cheapest of which enough are there', null, 2, 90_000],
	['the cheapest of all when nothing is there', null, 10, 70_000],
	['the chosen one, whatever the others cost', 'chosen', 1, 120_000],
])('watchedPrice: %s', (_what, variantId, quantityMin, compared) => {
	const priceVnd = variantId === null ? 70_000 : 120_000;
	expect(watchedPrice({ variantId, priceVnd, quantityMin, variants })).toBe(compared);
});
