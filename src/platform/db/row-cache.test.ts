import { expect, test } from 'vitest';
import { createRowCache } from './row-cache.ts';

function makeTable(prices: Record<string, number>) {
	const asked: string[][] = [];
	const load = async (ids: readonly string[]) => {
		asked.push([...ids]);
		return ids.flatMap((id) => (prices[id] === undefined ? [] : [{ id, price: prices[id] }]));
	};
	return { prices, asked, load };
}
function open(limits: Partial<Parameters<typeof createRowCache>[0]> = {}) {
	const rows = createRowCache({ most: 100, forMs: 1000, now: () => 0, ...limits });
	rows.setOn(true);
	return rows;
}

test('RowCache.read loads only rows that are not cached and omits missing ones', async () => {
	const { load, asked } = makeTable({ a: 1, b: 2 });
	const rows = open();
	await rows.read(['a'], load);
	const found = await rows.read(['b', 'a', 'none'], load);
	expect([...found.values()]).toEqual([
		{ id: 'a', price: 1 },
		{ id: 'b', price: 2 },
	]);
	expect(asked).toEqual([['a'], ['b', 'none']]);
	await rows.read(['a', 'b'], load);
	expect(asked).toHaveLength(2);
});

test('RowCache loads dropped rows again, one row or all of them', async () => {
	const { load, asked, prices } = makeTable({ a: 1, b: 2 });
	const rows = open();
	await rows.read(['a', 'b'], load);
	prices.a = 5;
	rows.drop('a');
	expect((await rows.read(['a', 'b'], load)).get('a')).toEqual({ id: 'a', price: 5 });
	rows.dropAll();
	await rows.read(['a', 'b'], load);
	expect(asked).toEqual([['a', 'b'], ['a'], ['a', 'b']]);
});

test.each([
	['by drop', (rows: ReturnType<typeof open>) => rows.drop('a')],
	['by dropAll', (rows: ReturnType<typeof open>) => rows.dropAll()],
])('RowCache does not cache a row that is dropped while it loads: %s', async (_, drop) => {
	const { load, prices } = makeTable({ a: 1 });
	const rows = open();
	const before = rows.read(['a'], async (ids) => {
		const seen = await load(ids);
		prices.a = 5;
		drop(rows);
		return seen;
	});
	expect((await before).get('a')).toEqual({ id: 'a', price: 1 });
	expect((await rows.read(['a'], load)).get('a')).toEqual({ id: 'a', price: 5 });
});

test('a RowCache that is off caches nothing, including reads that finish after it is on again', async () => {
	const { load, asked } = makeTable({ a: 1 });
	const rows = open();
	await rows.read(['a'], load);
	rows.setOn(false);
	await rows.read(['a'], load);
	const during = rows.read(['a'], load);
	rows.setOn(true);
	await during;
	await rows.read(['a'], load);
	expect(asked).toHaveLength(4);
});

test('RowCache expires rows after their time and evicts the oldest first', async () => {
	const { load, asked } = makeTable({ a: 1, b: 2, c: 3 });
	let at = 0;
	const rows = open({ most: 2, now: () => at });
	await rows.read(['a'], load);
	at = 600;
	await rows.read(['b'], load);
	at = 1000;
	await rows.read(['a', 'b'], load);
	await rows.read(['c'], load);
	expect(asked).toEqual([['a'], ['b'], ['a'], ['c']]);
	await rows.read(['b', 'a', 'c'], load);
	expect(asked[4]).toEqual(['b']);
});

test('RowCache expires rows at midnight in Việt Nam', async () => {
	const { load, asked } = makeTable({ a: 1 });
	let at = Date.parse('2030-02-01T23:59:59.500+07:00');
	const rows = open({ now: () => at });
	await rows.read(['a'], load);
	at += 499;
	await rows.read(['a'], load);
	expect(asked).toHaveLength(1);
	at += 1;
	await rows.read(['a'], load);
	expect(asked).toHaveLength(2);
});

test('RowCache.read rejects when loading fails, and the next read succeeds', async () => {
	const { load } = makeTable({ a: 1 });
	const rows = open();
	await expect(rows.read(['a'], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
	expect((await rows.read(['a'], load)).size).toBe(1);
});
