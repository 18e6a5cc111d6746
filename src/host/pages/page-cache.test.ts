import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readyBytes } from '../files/bytes.ts';
import { compressLive } from '../files/encoding.ts';
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
const open = (maxBytes = 1_000_000) => {
	const cache = createPageCache(maxBytes);
	cache.setOn(true);
	return cache;
};
type Cache = ReturnType<typeof open>;
const store = (cache: Cache, key: string, stored: CachedPage): boolean =>
	cache.endRender(cache.beginRender(), key, stored);

test('a cached page is found until one of its tags is dropped', () => {
	const cache = open();
	store(cache, '/product/ao', page('áo', ['product:1', 'catalog']));
	store(cache, '/product/quan', page('quần', ['product:2', 'catalog']));
	cache.drop('product:1');
	expect(cache.get('/product/ao', 0)).toBeUndefined();
	expect(cache.get('/product/quan', 0)).toBeDefined();
	cache.drop('catalog');
	expect(cache.facts()).toEqual({ pages: 0, bytes: 0, isOn: true });
});

test('a render that started before its tag was dropped is not stored', () => {
	const cache = open();
	const ticket = cache.beginRender();
	cache.drop('product:1');
	expect(cache.endRender(ticket, '/product/ao', page('giá cũ', ['product:1']))).toBe(false);
	expect(store(cache, '/product/ao', page('giá mới', ['product:1']))).toBe(true);
});

test('a render that started before an unrelated tag was dropped is stored', () => {
	const cache = open();
	const ticket = cache.beginRender();
	cache.drop('product:2');
	expect(cache.endRender(ticket, '/product/ao', page('áo', ['product:1']))).toBe(true);
});

test('while the cache is off it stores nothing, and entries from before are gone afterwards', () => {
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

test('a cached page expires exactly at expiresAt', () => {
	const cache = open();
	store(cache, '/tin-tuc', page('tin', ['news'], 1000));
	expect(cache.get('/tin-tuc', 999)).toBeDefined();
	expect(cache.get('/tin-tuc', 1000)).toBeUndefined();
});

test('the least recently used page is evicted for a new one', () => {
	const body = 'x'.repeat(20_000);
	const cache = open(60_000);
	store(cache, '/a', page(body, ['t']));
	store(cache, '/b', page(body, ['t']));
	cache.get('/a', 0);
	store(cache, '/c', page(body, ['t']));
	expect(['/a', '/b', '/c'].map((key) => cache.get(key, 0) !== undefined)).toEqual([true, false, true]);
});

test('an evicted page is removed from the tag index, and a newer copy is not dropped by the old tag', () => {
	const body = 'x'.repeat(20_000);
	const cache = open(30_000);
	store(cache, '/a', page(body, ['a']));
	store(cache, '/b', page(body, ['b']));
	store(cache, '/a', page(body, ['a2']));
	cache.drop('a');
	expect(cache.get('/a', 0)).toBeDefined();
	cache.drop('a2');
	expect(cache.facts()).toEqual({ pages: 0, bytes: 0, isOn: true });
});

test('a page with a query is stored at its first request', () => {
	const cache = open();
	store(cache, '/Search?q=tra', page('trà', ['t']));
	expect(cache.get('/Search?q=tra', 0)).toBeDefined();
});

test('a compressed body replaces the plain one in the byte count, and a second encoding evicts the oldest pages', async () => {
	const cache = open(20_000);
	const body = randomBytes(4000);
	const large = (path: string): CachedPage => ({
		ready: readyBytes({ status: 200, headers: [], cacheControl: 'no-cache', body, compressed: compressLive }),
		tags: [path],
		expiresAt: Number.MAX_SAFE_INTEGER,
	});
	const [older, newer] = [large('/cu'), large('/moi')];
	store(cache, '/cu', older);
	const alone = cache.facts().bytes;
	await older.ready?.body('br');
	expect(Math.abs(cache.facts().bytes - alone)).toBeLessThan(100);
	store(cache, '/moi', newer);
	await newer.ready?.body('br');
	expect(cache.facts().pages).toBe(2);
	await newer.ready?.body('gzip');
	expect(cache.get('/cu', 0)).toBeUndefined();
	expect(cache.facts().bytes).toBeGreaterThan(alone + 3900);
	await older.ready?.body('gzip');
	cache.drop('/moi');
	expect(cache.facts()).toEqual({ pages: 0, bytes: 0, isOn: true });
});

test('a page that grows beyond the whole cache is evicted', async () => {
	const cache = open(10_000);
	const body = randomBytes(4000);
	const grown = readyBytes({ status: 200, headers: [], cacheControl: 'no-cache', body, compressed: compressLive });
	store(cache, '/a', { ready: grown, tags: ['t'], expiresAt: Number.MAX_SAFE_INTEGER });
	await grown.body('br');
	expect(cache.facts().pages).toBe(1);
	await grown.body('gzip');
	expect(cache.facts()).toEqual({ pages: 0, bytes: 0, isOn: true });
	cache.drop('t');
});

test('the cache stays below its byte limit and rejects a page larger than the limit', () => {
	const cache = open(20_000);
	for (let index = 0; index < 200; index += 1) store(cache, `/p/${index}`, page('x'.repeat(index * 20), ['t']));
	expect(cache.facts().bytes).toBeLessThanOrEqual(20_000);
	expect(store(cache, '/too-large', page('x'.repeat(30_000), ['t']))).toBe(false);
	cache.drop('t');
	expect(cache.facts().bytes).toBe(0);
});
