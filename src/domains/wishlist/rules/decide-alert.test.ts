import { expect, test } from 'vitest';
import type { WishStatus } from '../contract.ts';
import { isWorthTelling, priceDueAt } from './decide-alert.ts';

const STOCK = { kind: 'back_in_stock', basePriceVnd: null } as const;
const PRICE = { kind: 'price_drop', basePriceVnd: 100_000 } as const;

test.each<[string, typeof STOCK | typeof PRICE, WishStatus, number, boolean]>([
	['goods that are there again', STOCK, 'on_sale', 150_000, true],
	['goods that are sold out once more', STOCK, 'sold_out', 90_000, false],
	['goods of a shop on holiday', STOCK, 'shop_closed', 90_000, false],
	['goods that were taken down', STOCK, 'gone', 90_000, false],
	['a dong less', PRICE, 'on_sale', 99_999, true],
	['the same price', PRICE, 'on_sale', 100_000, false],
	['a higher price', PRICE, 'on_sale', 100_001, false],
	['a lower price of what nobody can buy', PRICE, 'sold_out', 50_000, false],
])('%s', (_what, alert, status, priceVnd, isTold) => {
	expect(isWorthTelling(alert, { status, priceVnd })).toBe(isTold);
});

const at = (time: string) => new Date(`2026-11-21T${time}:00+07:00`);

test('a price rests for ten minutes before it is told', () => {
	expect(priceDueAt(at('09:00'), null)).toEqual(at('09:10'));
});

test('told this morning, a price is told again tomorrow morning', () => {
	const tomorrow = new Date('2026-11-22T08:00:00+07:00');
	expect(priceDueAt(at('09:00'), at('08:00'))).toEqual(tomorrow);
});

test('told long ago, it rests like any other', () => {
	expect(priceDueAt(at('09:00'), new Date('2026-11-01T08:00:00+07:00'))).toEqual(at('09:10'));
});
