import { expect, test } from 'vitest';
import type { WishStatus } from '../contract.ts';
import { shouldNotify, watchedPrice } from './decide-alert.ts';

const STOCK = { kind: 'back_in_stock', basePriceVnd: null } as const;
const PRICE = { kind: 'price_drop', basePriceVnd: 100_000 } as const;

test.each<[string, typeof STOCK | typeof PRICE, WishStatus, number, boolean]>([
	['a product that is back in stock', STOCK, 'on_sale', 150_000, true],
	['a product that is sold out again', STOCK, 'sold_out', 90_000, false],
	['a product of a shop on holiday', STOCK, 'shop_on_holiday', 90_000, false],
	['a product that was taken down', STOCK, 'gone', 90_000, false],
	['a price one dong lower', PRICE, 'on_sale', 99_999, true],
	['the same price', PRICE, 'on_sale', 100_000, false],
	['a higher price', PRICE, 'on_sale', 100_001, false],
	['a lower price of a sold-out product', PRICE, 'sold_out', 50_000, false],
])('isWorthNotifying: %s', (_what, alert, status, priceVnd, isNotified) => {
	expect(shouldNotify(alert, { status, priceVnd })).toBe(isNotified);
});

const variants = [
	{ priceVnd: 70_000, available: 1 },
	{ priceVnd: 120_000, available: 9 },
	{ priceVnd: 90_000, available: 2 },
];

test.each([
	['the lowest price when one item can be ordered', null, 1, 70_000],
	['the lowest price among variants with enough stock', null, 2, 90_000],
	['the lowest price of all variants when none has enough stock', null, 10, 70_000],
	['the price of the saved variant, whatever the others cost', 'chosen', 1, 120_000],
])('watchedPrice: %s', (_what, variantId, quantityMin, compared) => {
	const priceVnd = variantId === null ? 70_000 : 120_000;
	expect(watchedPrice({ variantId, priceVnd, quantityMin, variants })).toBe(compared);
});
