import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countProductViews } from './product-views.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = { warn: () => {} };

test('countProductViews sums views per product, writes them in batches and ignores other pages', async () => {
	const written: Record<string, number>[] = [];
	const { recordVisit } = countProductViews(async (seen) => void written.push(Object.fromEntries(seen)), quiet);
	for (const path of ['/product/ao', '/product/ao', '/product/gao', '/Shop/ao', '/product/', '/product/ao/x', '/'])
		recordVisit(path);
	expect(written).toEqual([]);
	await vi.advanceTimersByTimeAsync(10_000);
	recordVisit('/product/gao');
	await vi.advanceTimersByTimeAsync(10_000);
	expect(written).toEqual([{ ao: 2, gao: 1 }, { gao: 1 }]);
});

test('countProductViews retries a failed write together with later views', async () => {
	let isAway = true;
	const written: Record<string, number>[] = [];
	const { recordVisit } = countProductViews(async (seen) => {
		if (isAway) throw new Error('away');
		written.push(Object.fromEntries(seen));
	}, quiet);
	recordVisit('/product/ao');
	await vi.advanceTimersByTimeAsync(10_000);
	isAway = false;
	recordVisit('/product/ao');
	await vi.advanceTimersByTimeAsync(10_000);
	expect(written).toEqual([{ ao: 2 }]);
});

test('writeDown writes the remaining views after the running write', async () => {
	const written: Record<string, number>[] = [];
	let finish = () => {};
	const { recordVisit, flush } = countProductViews(async (seen) => {
		if (written.length === 0) await new Promise<void>((resolve) => (finish = resolve));
		written.push(Object.fromEntries(seen));
	}, quiet);
	recordVisit('/product/ao');
	await vi.advanceTimersByTimeAsync(10_000);
	recordVisit('/product/gao');
	const end = flush();
	finish();
	await end;
	expect(written).toEqual([{ ao: 1 }, { gao: 1 }]);
});
