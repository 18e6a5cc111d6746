import { expect, test } from 'vitest';
import { blockPrice } from './block-price.client.ts';

const choice = (priceVnd: number, available: number) => ({
	id: String(priceVnd),
	sku: 'SKU',
	optionValues: [],
	compareAtVnd: null,
	weightG: 500,
	sizeCm: null,
	priceVnd,
	available,
});

test.each([
	['the only price', [choice(90_000, 3)], { leastVnd: 90_000, isFrom: false, unavailableReason: null }],
	[
		'the lowest price of the available variants',
		[choice(90_000, 1), choice(70_000, 2), choice(50_000, 0)],
		{ leastVnd: 70_000, isFrom: true, unavailableReason: null },
	],
	['sold out when no variant is available', [choice(90_000, 0), choice(70_000, 0)], { unavailableReason: 'gone' }],
])('blockPrice of an article returns %s', (_what, variants, offer) => {
	expect(blockPrice({ state: 'published', isShopOpen: true, variants })).toMatchObject({ kind: 'offer', ...offer });
});

test('blockPrice returns `ended` for a discontinued product even if stock is left', () => {
	expect(blockPrice({ state: 'discontinued', isShopOpen: true, variants: [choice(90_000, 3)] })).toEqual({
		kind: 'ended',
	});
});

test('blockPrice returns null for a product without variants', () => {
	expect(blockPrice({ state: 'published', isShopOpen: true, variants: [] })).toBeNull();
});

test('blockPrice returns the price with `unless: closed` for a shop that takes no orders today', () => {
	const offer = blockPrice({ state: 'published', isShopOpen: false, variants: [choice(90_000, 3)] });
	expect(offer).toMatchObject({ leastVnd: 90_000, unavailableReason: 'closed' });
});
