import { expect, test } from 'vitest';
import { coveredGoodwill, latePaidGoodwill, shopGoodwill } from './goodwill.ts';

test.each([
	[49, 0],
	[50, 1],
	[199_999, 3999],
	[2_500_000, 50_000],
	[9_000_000, 50_000],
])('a shop that ends an order of %i ₫ owes %i', (totalVnd, owed) => {
	expect(shopGoodwill(totalVnd)).toBe(owed);
});

test.each([
	[50_000, 1_000_000, 0, 50_000],
	[50_000, 20_000, 0, 20_000],
	[50_000, 0, 0, 0],
	[50_000, -10, 0, 0],
	[50_000, 1_000_000, 480_000, 20_000],
	[50_000, 1_000_000, 500_000, 0],
])('of %i ₫ owed a shop that has %i and gave %i today gives %i', (owedVnd, heldVnd, givenTodayVnd, given) => {
	expect(coveredGoodwill(owedVnd, { heldVnd, givenTodayVnd })).toBe(given);
});

test.each([
	[99, 0],
	[199_999, 1999],
	[2_000_000, 20_000],
	[9_000_000, 20_000],
])('%i ₫ that came too late bring %i', (paidVnd, given) => {
	expect(latePaidGoodwill(paidVnd)).toBe(given);
});
