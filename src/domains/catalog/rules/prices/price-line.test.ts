import { expect, test } from 'vitest';
import { drawnHistories, PRICE_LINE_BOX } from './price-line.ts';

const now = new Date('2026-11-21T05:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const history = (variantId: string, ...prices: readonly (readonly [priceVnd: number, daysAgo: number])[]) => ({
	variantId,
	steps: prices.map(([priceVnd, days], at) => {
		const next = prices[at + 1];
		return { priceVnd, from: daysAgo(days), to: next ? daysAgo(next[1]) : null };
	}),
});

test('drawnHistories draws a price reduction as a step down to the lowest price', () => {
	const [drawn] = drawnHistories([history('v1', [100_000, 60], [80_000, 15])], now);
	expect(drawn?.line).toEqual({
		path: 'M5 5H150V43H295',
		end: { x: 295, y: 43 },
		lowestVnd: 80_000,
		highestVnd: 100_000,
	});
});

test('the spans of drawnHistories start with the 30 days, the latest price first', () => {
	const [drawn] = drawnHistories([history('v1', [100_000, 60], [80_000, 15])], now);
	expect(drawn?.spans).toEqual([
		{ priceVnd: 80_000, from: daysAgo(15), to: null },
		{ priceVnd: 100_000, from: daysAgo(30), to: daysAgo(15) },
	]);
});

test('a price of an unavailable variant ends in line and table when the availability ended', () => {
	const { variantId, steps } = history('v1', [100_000, 10], [80_000, 5]);
	const ended = steps.map((step) => ({ ...step, to: step.to ?? daysAgo(3) }));
	const [drawn] = drawnHistories([{ variantId, steps: ended }], now);
	expect(drawn?.line.path).toBe('M198.3 5H246.7V43H266');
	expect(drawn?.spans[0]).toEqual({ priceVnd: 80_000, from: daysAgo(5), to: daysAgo(3) });
});

test('drawnHistories joins variants with the same history and omits those that never changed', () => {
	const same = [history('v1', [100_000, 60], [80_000, 15]), history('v2', [100_000, 60], [80_000, 15 - 1e-6])];
	const drawn = drawnHistories([...same, history('v3', [120_000, 60], [90_000, 15]), history('v4', [5000, 60])], now);
	expect(drawn.map(({ variantIds }) => variantIds)).toEqual([['v1', 'v2'], ['v3']]);
});

test('the line of drawnHistories stays within its box', () => {
	const wild = history(
		'v1',
		...Array.from({ length: 40 }, (_, index) => [1000 + ((index * 7919) % 997), 40 - index] as const),
	);
	const [drawn] = drawnHistories([wild], now);
	const numbers = [...(drawn?.line.path ?? '').matchAll(/[\d.]+/g)].map(([number]) => Number(number));
	expect(Math.max(...numbers)).toBeLessThanOrEqual(PRICE_LINE_BOX.width);
	expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
});
