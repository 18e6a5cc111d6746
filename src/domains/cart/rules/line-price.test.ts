import { describe, expect, test } from 'vitest';
import { decideQuantity, type PurchasableVariant, priceLine, quantityLimits } from './line-price.ts';

const offer = (facts: Partial<PurchasableVariant> = {}): PurchasableVariant => ({
	priceVnd: 25_000,
	available: 10,
	isOnSale: true,
	isShopOpen: true,
	isOwnShop: false,
	quantityMin: 1,
	quantityMax: 50,
	quantityStep: 1,
	...facts,
});

describe('decideQuantity', () => {
	test.each([
		['the last piece', offer({ available: 1 }), 1, null],
		['one more than there is', offer(), 11, 'cart.not_enough_stock'],
		['all there is', offer(), 10, null],
		['of a sold-out product', offer({ available: 0 }), 1, 'cart.sold_out'],
		['when less than the smallest order is left', offer({ available: 2, quantityMin: 3 }), 3, 'cart.sold_out'],
		['fifty', offer({ available: 900 }), 50, null],
		['fifty-one', offer({ available: 900 }), 51, 'cart.quantity_too_large'],
		['above what the shop sells at once', offer({ quantityMax: 5 }), 6, 'cart.quantity_too_large'],
		['below what the shop sells at least', offer({ quantityMin: 3 }), 2, 'cart.quantity_too_small'],
		['between two steps', offer({ quantityMin: 2, quantityStep: 3 }), 4, 'cart.quantity_step'],
		['on a step', offer({ quantityMin: 2, quantityStep: 3 }), 5, null],
		['of a hidden product', offer({ isOnSale: false }), 1, 'cart.off_sale'],
		['of a closed shop', offer({ isShopOpen: false }), 1, 'cart.shop_closed'],
		['of the shop one works for', offer({ isOwnShop: true }), 1, 'cart.own_shop'],
	])('accepts or rejects: %s', (_title, facts, quantity, code) => {
		const decision = decideQuantity(facts, quantity);
		expect(decision.ok ? null : decision.error.code).toBe(code);
	});
});

describe('quantityLimits', () => {
	test.each([
		['stops at the stock', offer({ available: 7 }), 7],
		['stops at fifty', offer({ available: 700 }), 50],
		['stops on a step', offer({ available: 10, quantityMin: 2, quantityStep: 3 }), 8],
		['offers nothing of a sold-out product', offer({ available: 0 }), 0],
		['offers nothing of a closed shop', offer({ isShopOpen: false }), 0],
		['offers nothing of the shop one works for', offer({ isOwnShop: true }), 0],
	])('%s', (_title, facts, max) => {
		expect(quantityLimits(facts).max).toBe(max);
		if (max > 0) expect(decideQuantity(facts, max).ok).toBe(true);
	});
});

test('priceLine multiplies price by quantity and returns the status', () => {
	expect(priceLine(offer(), 3)).toMatchObject({ unitPriceVnd: 25_000, lineTotalVnd: 75_000, status: 'ready' });
	expect(priceLine(offer({ available: 2 }), 3).status).toBe('not_enough');
	expect(priceLine(offer({ available: 0 }), 3).status).toBe('sold_out');
	expect(priceLine(offer({ quantityMin: 5 }), 3).status).toBe('wrong_quantity');
});
