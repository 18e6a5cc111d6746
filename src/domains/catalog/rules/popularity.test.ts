import { expect, test } from 'vitest';
import { ALL_TIER, expectedFrom, TIER_SALES, tierFor, tierLexeme } from './popularity.ts';

const tiers = new Map([
	[ALL_TIER, 1_000_000],
	[tierLexeme(1), 250_000],
	[tierLexeme(2), 60_000],
	[tierLexeme(3), 15_000],
]);

test('a question that fits very many looks among what sells, a rare one among all', () => {
	expect(tierFor(300_000, 4000, tiers)).toBe('#3');
	expect(tierFor(20_000, 4000, tiers)).toBe('#1');
	expect(tierFor(4000, 4000, tiers)).toBeNull();
	expect(tierFor(3000, 4000, tiers)).toBeNull();
});

test('where no tier leaves enough, or nothing is counted yet, all is looked at', () => {
	expect(tierFor(5000, 4000, tiers)).toBeNull();
	expect(tierFor(300_000, 4000, new Map())).toBeNull();
});

test('each tier takes four times the sales of the one before', () => {
	for (const [at, sales] of TIER_SALES.entries()) expect(sales).toBe(4 ** (at + 1));
});

test('where a tier has fewer than wanted the next is always a lower one, and after the lowest all are looked at', () => {
	expect(tierFor(expectedFrom(810, '#2', tiers), 1200, tiers)).toBe('#1');
	expect(tierFor(expectedFrom(100, '#3', tiers), 1200, tiers)).toBe('#1');
	expect(tierFor(expectedFrom(1199, '#1', tiers), 1200, tiers)).toBeNull();
	expect(tierFor(expectedFrom(0, '#3', tiers), 1200, tiers)).toBeNull();
});
