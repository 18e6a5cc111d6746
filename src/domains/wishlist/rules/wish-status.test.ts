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
	['any of its variants is there', {}, 'on_sale'],
	['the chosen one is there', { variantId: 'blue' }, 'on_sale'],
	['the chosen one is sold out, whatever the others', { variantId: 'red' }, 'sold_out'],
	['the chosen one is not offered any more', { variantId: 'green' }, 'variant_gone'],
	['fewer are there than can be ordered', { quantityMin: 4 }, 'sold_out'],
	['nothing of it is offered', { variants: [] }, 'sold_out'],
	['the shop is on holiday', { holiday: { closedFrom: '2026-11-21', closedTo: '2026-11-22' } }, 'shop_on_holiday'],
	['the shop is suspended', { shopState: 'suspended' }, 'shop_suspended'],
	['the shop is gone for good', { shopState: 'terminated' }, 'gone'],
	['it is not made any more', { productState: 'discontinued' }, 'discontinued'],
	['it was set aside', { productState: 'hidden' }, 'gone'],
	['it was taken down', { productState: 'taken_down', shopState: 'suspended' }, 'gone'],
])('wishStatus: %s', (_when, facts, status) => {
	expect(wishStatus({ ...FACTS, ...facts })).toBe(status);
});
