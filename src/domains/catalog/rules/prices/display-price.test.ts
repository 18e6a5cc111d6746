import { expect, test } from 'vitest';
import { displayPrice } from './display-price.ts';

const offer = (priceVnd: number, compareAtVnd: number | null, available = 3) => ({ priceVnd, compareAtVnd, available });

test.each([
	['a single discounted variant', [offer(90, 100)], { priceVnd: 90, compareAtVnd: 100, isFrom: false }],
	[
		'the cheapest variant is discounted and the others are not',
		[offer(120, null), offer(90, 100)],
		{ priceVnd: 90, compareAtVnd: 100, isFrom: true },
	],
	[
		'two variants share the lowest price with different earlier prices, so none is shown',
		[offer(90, 100), offer(90, null), offer(95, 100)],
		{ priceVnd: 90, compareAtVnd: null, isFrom: true },
	],
	[
		'a cheaper variant is sold out',
		[offer(51, 60, 0), offer(100, null)],
		{ priceVnd: 100, compareAtVnd: null, isFrom: false },
	],
	[
		'all variants are sold out',
		[offer(51, 60, 0), offer(100, null, 0)],
		{ priceVnd: 51, compareAtVnd: 60, isFrom: true },
	],
	['there are no variants', [], null],
])('displayPrice: %s', (_title, left, shown) => {
	expect(displayPrice(left)).toEqual(shown);
});
