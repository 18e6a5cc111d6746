import { expect, test } from 'vitest';
import { coveredGoodwill, latePaidGoodwill, shopGoodwill } from './goodwill.ts';

test.each([
	[49, 0],
	[50, 1],
	[199_999, 3999],
	[2_500_000, 50_000],
	[9_000_000, 50_000],
])('shopGoodwill for an order of %i ₫ is %i', (totalVnd, owed) => {
	expect(shopGoodwill(totalVnd)).toBe(owed);
});

test.each([
	[50_000, 1_000_000, 0, 50_000],
	[50_000, 20_000, 0, 20_000],
	[50_000, 0, 0, 0],
	[50_000, -10, 0, 0],
	[50_000, 1_000_000, 480_000, 20_000],
	[50_000, 1_000_000, 500_000, 0],
])(
	'coveredGoodwill of %i ₫ with a balance of %i and %i given today is %i',
	(owedVnd, heldVnd, givenTodayVnd, given) => {
		expect(coveredGoodwill(owedVnd, { heldVnd, givenTodayVnd })).toBe(given);
	},
);

test.each([
	[99, 0],
	[199_999, 1999],
	[2_000_000, 20_000],
	[9_000_000, 20_000],
])('latePaidGoodwill for %i ₫ is %i', (paidVnd, given) => {
	expect(latePaidGoodwill(paidVnd)).toBe(given);
});
