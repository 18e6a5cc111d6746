import { expect, test } from 'vitest';
import { drawnHistories, PRICE_LINE_BOX } from './price-line.ts';

const now = new Date('2026-11-21T05:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const history = (variantId: string, ...prices: readonly (readonly [priceVnd: number, daysAgo: number])[]) => ({
	variantId,
	lowestVnd: Math.min(...prices.map(([priceVnd]) => priceVnd)),
	steps: prices.map(([priceVnd, days]) => ({ priceVnd, from: daysAgo(days) })),
});

test('a reduction half way is a stair down in the middle, ending at the cheapest price', () => {
	const [drawn] = drawnHistories([history('v1', [100_000, 60], [80_000, 15])], now);
	expect(drawn?.line).toEqual({
		path: 'M5 5H150V43H295',
		end: { x: 295, y: 43 },
		lowestVnd: 80_000,
		highestVnd: 100_000,
	});
});

test('the table counts from the beginning of the 30 days, the latest price first', () => {
	const [drawn] = drawnHistories([history('v1', [100_000, 60], [80_000, 15])], now);
	expect(drawn?.spans).toEqual([
		{ priceVnd: 80_000, from: daysAgo(15), to: null },
		{ priceVnd: 100_000, from: daysAgo(30), to: daysAgo(15) },
	]);
});

test('variants with the same history are drawn together, one that never changed not at all', () => {
	const same = [history('v1', [100_000, 60], [80_000, 15]), history('v2', [100_000, 60], [80_000, 15 - 1e-6])];
	const drawn = drawnHistories([...same, history('v3', [120_000, 60], [90_000, 15]), history('v4', [5000, 60])], now);
	expect(drawn.map(({ variantIds }) => variantIds)).toEqual([['v1', 'v2'], ['v3']]);
});

test('a line never leaves its box', () => {
	const wild = history(
		'v1',
		...Array.from({ length: 40 }, (_, index) => [1000 + ((index * 7919) % 997), 40 - index] as const),
	);
	const [drawn] = drawnHistories([wild], now);
	const numbers = [...(drawn?.line.path ?? '').matchAll(/[\d.]+/g)].map(([number]) => Number(number));
	expect(Math.max(...numbers)).toBeLessThanOrEqual(PRICE_LINE_BOX.width);
	expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
});
