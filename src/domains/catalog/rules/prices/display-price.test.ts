import { expect, test } from 'vitest';
import { displayPrice } from './display-price.ts';

const offer = (priceVnd: number, compareAtVnd: number | null, available = 3) => ({ priceVnd, compareAtVnd, available });

test.each([
	['one variant that costs less than before', [offer(90, 100)], { priceVnd: 90, compareAtVnd: 100, isFrom: false }],
	[
		'the cheapest costs less than before, the dearer ones do not',
		[offer(120, null), offer(90, 100)],
		{ priceVnd: 90, compareAtVnd: 100, isFrom: true },
	],
	[
		'two at the lowest price with another price before each: none is shown',
		[offer(90, 100), offer(90, null), offer(95, 100)],
		{ priceVnd: 90, compareAtVnd: null, isFrom: true },
	],
	[
		'a cheaper one is sold out',
		[offer(51, 60, 0), offer(100, null)],
		{ priceVnd: 100, compareAtVnd: null, isFrom: false },
	],
	['all are sold out', [offer(51, 60, 0), offer(100, null, 0)], { priceVnd: 51, compareAtVnd: 60, isFrom: true }],
	['nothing is left', [], null],
])('displayPrice: %s', (_title, left, shown) => {
	expect(displayPrice(left)).toEqual(shown);
});
