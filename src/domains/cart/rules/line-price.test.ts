import { describe, expect, test } from 'vitest';
import {
	decideAddedQuantity,
	decideQuantity,
	type PurchasableVariant,
	priceLine,
	quantityLimits,
} from './line-price.ts';

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
		['the last available item', offer({ available: 1 }), 1, null],
		['one item more than the stock', offer(), 11, 'cart.not_enough_stock'],
		['the whole stock', offer(), 10, null],
		['a sold-out product', offer({ available: 0 }), 1, 'cart.sold_out'],
		['a stock below the minimum quantity', offer({ available: 2, quantityMin: 3 }), 3, 'cart.sold_out'],
		['fifty', offer({ available: 900 }), 50, null],
		['fifty-one', offer({ available: 900 }), 51, 'cart.quantity_too_large'],
		['a quantity above the maximum of the shop', offer({ quantityMax: 5 }), 6, 'cart.quantity_too_large'],
		['a quantity below the minimum of the shop', offer({ quantityMin: 3 }), 2, 'cart.quantity_too_small'],
		['a quantity between two steps', offer({ quantityMin: 2, quantityStep: 3 }), 4, 'cart.quantity_step'],
		['a quantity on a step', offer({ quantityMin: 2, quantityStep: 3 }), 5, null],
		['a hidden product', offer({ isOnSale: false }), 1, 'cart.off_sale'],
		['a product of a closed shop', offer({ isShopOpen: false }), 1, 'cart.shop_closed'],
		['a product of the shop that the buyer works for', offer({ isOwnShop: true }), 1, 'cart.own_shop'],
	])('accepts or rejects: %s', (_title, facts, quantity, code) => {
		const decision = decideQuantity(facts, quantity);
		expect(decision.ok ? null : decision.error.code).toBe(code);
	});
});

test('decideAddedQuantity decides the sum and says what is in the cart already', () => {
	expect(decideAddedQuantity(offer(), 3, 7)).toEqual({ ok: true, value: 10 });
	expect(decideAddedQuantity(offer({ available: 1 }), 1, 1)).toMatchObject({
		error: { code: 'cart.not_enough_stock', details: { available: 1, inCart: 1 } },
	});
	const none = decideAddedQuantity(offer({ available: 1 }), 0, 2);
	expect(none.ok ? null : none.error.details).toEqual({ available: 1 });
});

describe('quantityLimits', () => {
	test.each([
		['limits the quantity to the stock', offer({ available: 7 }), 7],
		['limits the quantity to 50', offer({ available: 700 }), 50],
		['returns the highest step within the stock', offer({ available: 10, quantityMin: 2, quantityStep: 3 }), 8],
		['returns 0 for a sold-out product', offer({ available: 0 }), 0],
		['returns 0 for a closed shop', offer({ isShopOpen: false }), 0],
		['returns 0 for the shop that the buyer works for', offer({ isOwnShop: true }), 0],
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
