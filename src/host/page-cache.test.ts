import { expect, test } from 'vitest';
import { readyBytes } from './bytes.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';

const page = (text: string, tags: readonly string[], expiresAt = Number.MAX_SAFE_INTEGER): CachedPage => ({
	ready: readyBytes({
		status: 200,
		headers: [],
		cacheControl: 'no-cache',
		body: Buffer.from(text),
		compressed: null,
	}),
	tags,
	expiresAt,
});
const open = (limits = { maxBytes: 1_000_000, maxPages: 100 }) => {
	const cache = createPageCache(limits);
	cache.setOn(true);
	return cache;
};
type Cache = ReturnType<typeof open>;
const store = (cache: Cache, key: string, stored: CachedPage): boolean =>
	cache.endRender(cache.beginRender(), key, stored);

test('a page is found until one of its tags is dropped', () => {
	const cache = open();
	store(cache, '/product/ao', page('áo', ['product:1', 'catalog']));
	store(cache, '/product/quan', page('quần', ['product:2', 'catalog']));
	cache.drop('product:1');
	expect(cache.get('/product/ao', 0)).toBeUndefined();
	expect(cache.get('/product/quan', 0)).toBeDefined();
	cache.drop('catalog');
	expect(cache.facts()).toEqual({ pages: 0, bytes: 0, isOn: true });
});

test('a render that began before its tag was dropped is not kept', () => {
	const cache = open();
	const ticket = cache.beginRender();
	cache.drop('product:1');
	expect(cache.endRender(ticket, '/product/ao', page('giá cũ', ['product:1']))).toBe(false);
	expect(store(cache, '/product/ao', page('giá mới', ['product:1']))).toBe(true);
});

test('a render that began before another tag was dropped is kept', () => {
	const cache = open();
	const ticket = cache.beginRender();
	cache.drop('product:2');
	expect(cache.endRender(ticket, '/product/ao', page('áo', ['product:1']))).toBe(true);
});

test('while nobody tells what to drop nothing is kept, and nothing from before is found', () => {
	const cache = open();
	store(cache, '/', page('trang chủ', ['catalog']));
	const during = cache.beginRender();
	cache.setOn(false);
	expect(cache.get('/', 0)).toBeUndefined();
	expect(store(cache, '/', page('trang chủ', ['catalog']))).toBe(false);
	cache.setOn(true);
	expect(cache.endRender(during, '/', page('trang chủ', ['catalog']))).toBe(false);
	expect(store(cache, '/', page('trang chủ', ['catalog']))).toBe(true);
});

test('a page is gone at the instant at which it ends', () => {
	const cache = open();
	store(cache, '/tin-tuc', page('tin', ['news'], 1000));
	expect(cache.get('/tin-tuc', 999)).toBeDefined();
	expect(cache.get('/tin-tuc', 1000)).toBeUndefined();
});

test('what was not read for the longest time makes room first', () => {
	const cache = open({ maxBytes: 1_000_000, maxPages: 2 });
	store(cache, '/a', page('a', ['t']));
	store(cache, '/b', page('b', ['t']));
	cache.get('/a', 0);
	store(cache, '/c', page('c', ['t']));
	expect(['/a', '/b', '/c'].map((key) => cache.get(key, 0) !== undefined)).toEqual([true, false, true]);
});

const tryOut = (cache: Cache, key: string, stored: CachedPage): boolean =>
	cache.endRender(cache.beginRender(), key, stored, true);

test('what nobody asks for again pushes out nothing but its like, and what is asked for again stays', () => {
	const cache = open({ maxBytes: 1_000_000, maxPages: 20 });
	store(cache, '/a', page('a', ['t']));
	tryOut(cache, '/api/products?q=tra', page('trà', ['t']));
	expect(cache.get('/api/products?q=tra', 0)).toBeDefined();
	for (let index = 0; index < 100; index += 1) tryOut(cache, `/api/products?q=${index}`, page('x', ['t']));
	const isKept = (key: string) => cache.get(key, 0) !== undefined;
	expect(['/a', '/api/products?q=tra', '/api/products?q=99', '/api/products?q=50'].map(isKept)).toEqual([
		true,
		true,
		true,
		false,
	]);
	expect(cache.facts().pages).toBeLessThanOrEqual(5);
});

test('what is on trial is dropped by its tags, and counts in bytes', async () => {
	const cache = open();
	const body = Buffer.from('x'.repeat(4000));
	const ready = readyBytes({ status: 200, headers: [], cacheControl: 'no-cache', body, compressed: async () => body });
	tryOut(cache, '/api/products?q=tra', { ready, tags: ['product:1'], expiresAt: Number.MAX_SAFE_INTEGER });
	const alone = cache.facts().bytes;
	await ready.make('gzip');
	expect(cache.facts().bytes).toBeGreaterThan(alone + 4000);
	cache.drop('product:1');
	expect(cache.get('/api/products?q=tra', 0)).toBeUndefined();
	expect(cache.facts()).toEqual({ pages: 0, bytes: 0, isOn: true });
});

test('what was dropped while on trial is not counted among what is kept', () => {
	const cache = open();
	tryOut(cache, '/a?q=1', page('a', ['product:1']));
	tryOut(cache, '/b?q=1', page('b', ['product:2']));
	cache.drop('product:1');
	expect(cache.facts().pages).toBe(1);
	cache.drop('product:2');
	expect(cache.facts()).toEqual({ pages: 0, bytes: 0, isOn: true });
});

test('on trial or settled since, a page is gone with its tag; one that came after the drop stays', () => {
	const cache = open();
	const isKept = (key: string) => cache.get(key, 0) !== undefined;
	tryOut(cache, '/a?q=1', page('a', ['product:1', 'catalog']));
	expect(isKept('/a?q=1')).toBe(true);
	tryOut(cache, '/b?q=1', page('b', ['product:1', 'product:2']));
	cache.drop('product:1');
	expect([isKept('/a?q=1'), isKept('/b?q=1')]).toEqual([false, false]);
	tryOut(cache, '/b?q=1', page('b', ['product:1', 'product:2']));
	cache.drop('product:3');
	expect(isKept('/b?q=1')).toBe(true);
});

test('when more is dropped than is remembered, nothing stays on trial', () => {
	const cache = open();
	store(cache, '/a', page('a', ['t']));
	tryOut(cache, '/a?q=1', page('a', ['t']));
	for (let index = 0; index <= 10_000; index += 1) cache.drop(`product:${index}`);
	expect([cache.get('/a', 0) !== undefined, cache.get('/a?q=1', 0)]).toEqual([true, undefined]);
});

test('an encoding that is made later counts from then on, and the oldest pages make room for it', async () => {
	const cache = open({ maxBytes: 30_000, maxPages: 1000 });
	const body = Buffer.from('x'.repeat(4000));
	const large = (path: string): CachedPage => ({
		ready: readyBytes({ status: 200, headers: [], cacheControl: 'no-cache', body, compressed: async () => body }),
		tags: [path],
		expiresAt: Number.MAX_SAFE_INTEGER,
	});
	const [older, newer] = [large('/cu'), large('/moi')];
	store(cache, '/cu', older);
	const alone = cache.facts().bytes;
	await older.ready?.make('br');
	expect(cache.facts().bytes).toBeGreaterThan(alone + 4000);
	store(cache, '/moi', newer);
	expect(cache.facts().pages).toBe(2);
	await newer.ready?.make('gzip');
	expect(cache.get('/cu', 0)).toBeUndefined();
	expect(cache.facts().bytes).toBeLessThanOrEqual(30_000);
	await older.ready?.make('gzip');
	cache.drop('/moi');
	expect(cache.facts()).toEqual({ pages: 0, bytes: 0, isOn: true });
});

test('the bytes in memory stay below the limit, whatever is stored', () => {
	const cache = open({ maxBytes: 20_000, maxPages: 1000 });
	for (let index = 0; index < 200; index += 1) store(cache, `/p/${index}`, page('x'.repeat(index * 20), ['t']));
	expect(cache.facts().bytes).toBeLessThanOrEqual(20_000);
	expect(store(cache, '/too-large', page('x'.repeat(30_000), ['t']))).toBe(false);
	cache.drop('t');
	expect(cache.facts().bytes).toBe(0);
});
