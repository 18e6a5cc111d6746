import { expect, test } from 'vitest';
import { type WishFacts, wishStatus } from './wish-status.ts';

const FACTS: WishFacts = {
	productState: 'published',
	shopState: 'approved',
	holiday: { closedFrom: null, closedTo: null },
	today: '2026-11-21',
	variantId: null,
	variants: [
		{ id: 'red', available: 0 },
		{ id: 'blue', available: 3 },
	],
	quantityMin: 1,
};

test.each<[string, Partial<WishFacts>, ReturnType<typeof wishStatus>]>([
	['one of the variants is available', {}, 'on_sale'],
	['the saved variant is available', { variantId: 'blue' }, 'on_sale'],
	['the saved variant is sold out and another one is available', { variantId: 'red' }, 'sold_out'],
	['the saved variant is no longer offered', { variantId: 'green' }, 'variant_gone'],
	['the stock is below the minimum quantity', { quantityMin: 4 }, 'sold_out'],
	['no variant is offered', { variants: [] }, 'sold_out'],
	['the shop is on holiday', { holiday: { closedFrom: '2026-11-21', closedTo: '2026-11-22' } }, 'shop_on_holiday'],
	['the shop is suspended', { shopState: 'suspended' }, 'shop_suspended'],
	['the shop is terminated', { shopState: 'terminated' }, 'gone'],
	['the product is discontinued', { productState: 'discontinued' }, 'discontinued'],
	['the product is hidden', { productState: 'hidden' }, 'gone'],
	['the product is taken down', { productState: 'taken_down', shopState: 'suspended' }, 'gone'],
])('wishStatus: %s', (_when, facts, status) => {
	expect(wishStatus({ ...FACTS, ...facts })).toBe(status);
});
