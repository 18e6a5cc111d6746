import { expect, test } from 'vitest';
import { blockPrice } from './block-price.ts';

const choice = (priceVnd: number, available: number) => ({
	id: String(priceVnd),
	optionValues: [],
	compareAtVnd: null,
	weightG: 500,
	sizeCm: null,
	priceVnd,
	available,
});

test.each([
	['one price', [choice(90_000, 3)], { leastVnd: 90_000, isFrom: false, unless: null }],
	[
		'the least of several',
		[choice(90_000, 1), choice(70_000, 2), choice(50_000, 0)],
		{ leastVnd: 70_000, isFrom: true, unless: null },
	],
	['that all are sold out', [choice(90_000, 0), choice(70_000, 0)], { unless: 'gone' }],
])('an article tells %s of what is sold', (_what, variants, offer) => {
	expect(blockPrice({ state: 'published', isShopOpen: true, variants })).toMatchObject({ kind: 'offer', ...offer });
});

test('what its shop sells no more has no price of today, however much is left of it', () => {
	expect(blockPrice({ state: 'discontinued', isShopOpen: true, variants: [choice(90_000, 3)] })).toEqual({
		kind: 'ended',
	});
});

test('of a product without a choice nothing is told', () => {
	expect(blockPrice({ state: 'published', isShopOpen: true, variants: [] })).toBeNull();
});

test('of a shop that takes no orders today it tells so, with the price that it will have', () => {
	const offer = blockPrice({ state: 'published', isShopOpen: false, variants: [choice(90_000, 3)] });
	expect(offer).toMatchObject({ leastVnd: 90_000, unless: 'closed' });
});
