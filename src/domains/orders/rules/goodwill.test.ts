import { expect, test } from 'vitest';
import { latePaidGoodwill, shopGoodwill } from './goodwill.ts';

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
	[99, 0],
	[199_999, 1999],
	[2_000_000, 20_000],
	[9_000_000, 20_000],
])('%i ₫ that came too late bring %i', (paidVnd, given) => {
	expect(latePaidGoodwill(paidVnd)).toBe(given);
});
