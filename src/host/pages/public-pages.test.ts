import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPage, HTML, type Rendered, startTestHost } from '#tests/host.ts';

const tagged = (body: string, tags: string, more: Readonly<Record<string, string>> = {}): Rendered => ({
	headers: { ...HTML, 'x-cache-tags': tags, ...more },
	body,
});

test('20 concurrent readers share one render, and later readers get the cached page', async () => {
	let renders = 0;
	const host = await startTestHost({
		pages: async ({ url }) => {
			if (url === '/product/ao') renders += 1;
			await new Promise((resolve) => setTimeout(resolve, 30));
			return tagged('áo', 'product:1');
		},
	});
	const answers = await Promise.all(Array.from({ length: 20 }, () => host.ask('/product/ao')));
	await host.ask('/product/ao?utm_source=fb');
	expect(renders).toBe(1);
	expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
	expect(answers[0]?.headers['cache-control']).toBe('no-cache');
});

test('a cached page is compressed once for the first reader of an encoding and then stored compressed only', async () => {
	const host = await startTestHost({ pages: () => tagged('áo dài '.repeat(5000), 'product:1') });
	const take = (headers: Readonly<Record<string, string>>) => host.ask('/product/ao', { headers });
	const held = (): number => host.cache.facts().bytes;
	const plain = await take({});
	const before = held();
	const zipped = await Promise.all(Array.from({ length: 20 }, () => take({ 'accept-encoding': 'gzip' })));
	expect(new Set(zipped.map(({ body }) => body)).size).toBe(1);
	expect(gunzipSync(Buffer.from(zipped[0]?.body ?? '', 'latin1')).toString('latin1')).toBe(plain.body);
	expect(zipped[0]?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
	const withGzip = held();
	expect(withGzip).toBeLessThan(before);
	expect(await take({})).toMatchObject({ body: plain.body, headers: { etag: plain.headers.etag } });
	const etag = String(plain.headers.etag).replace(/"$/, '-br"');
	expect(await take({ 'accept-encoding': 'br', 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
	expect(held()).toBe(withGzip);
	expect((await take({ 'accept-encoding': 'br' })).headers).toMatchObject({ 'content-encoding': 'br', etag });
	expect(held()).toBeGreaterThan(withGzip);
});

test('a repeated search is answered from the cache', async () => {
	let renders = 0;
	const host = await startTestHost({ pages: () => tagged(String(renders++), 'catalog') });
	const first = await host.ask('/Search?q=tra');
	expect((await host.ask('/Search?q=tra')).body).toBe(first.body);
});

test('a public page gets no headers of the reader, and internal and cookie headers are removed from its answer', async () => {
	const seen: unknown[] = [];
	const host = await startTestHost({
		pages: ({ headers }) => {
			seen.push(headers);
			return tagged('áo', 'product:1', { 'set-cookie': 'sid=1', 'cache-control': 'private, no-store' });
		},
	});
	const answer = await host.ask('/product/ao', {
		headers: { cookie: 'sid=secret', 'user-agent': 'mine', 'accept-language': 'vi' },
	});
	expect(JSON.stringify(seen)).not.toMatch(/secret|mine|"vi"/);
	expect(answer.headers).not.toHaveProperty('set-cookie');
	expect(answer.headers).not.toHaveProperty('x-cache-tags');
});

test('after a tag was dropped, readers get the new page, even those who came while the old one was rendered', async () => {
	let price = 'giá cũ';
	const gate = Promise.withResolvers<void>();
	const host = await startTestHost({
		pages: async ({ url }) => {
			const shown = price;
			if (url === '/product/ao' && shown === 'giá cũ') await gate.promise;
			return tagged(shown, 'product:1');
		},
	});
	const early = host.ask('/product/ao');
	await expect.poll(() => host.host.parts.cache.facts()).toBeDefined();
	await new Promise((resolve) => setTimeout(resolve, 20));
	price = 'giá mới';
	host.cache.drop('product:1');
	host.host.parts.publicPages.discardPendingRenders();
	const late = await host.ask('/product/ao');
	gate.resolve();
	const utf8 = (body: string): string => Buffer.from(body, 'latin1').toString();
	expect(utf8(late.body)).toBe('giá mới');
	expect(utf8((await early).body)).toBe('giá cũ');
	expect(utf8((await host.ask('/product/ao')).body)).toBe('giá mới');
});

test('a page without cache tags is rendered for every request, because it could not be invalidated', async () => {
	let renders = 0;
	const host = await startTestHost({ pages: () => ({ headers: HTML, body: String(renders++) }) });
	const first = await host.ask('/Search?q=a');
	expect((await host.ask('/Search?q=a')).body).not.toBe(first.body);
});

test('a shell page is rendered once for all ids', async () => {
	const urls = new Set<string>();
	const host = await startTestHost({
		pages: ({ url }) => {
			urls.add(url);
			return { headers: HTML, body: url };
		},
	});
	urls.clear();
	const [one, two] = [await host.ask('/Vendor/order/1'), await host.ask('/Vendor/order/2')];
	expect(one.body).toBe(two.body);
	expect(urls.size).toBe(1);
});

test.each([404, 410])('a %i is cached under its tags and shows the not-found page', async (status) => {
	let renders = 0;
	const host = await startTestHost({
		pages: ({ url }) => {
			if (url === '/product/het') renders += 1;
			return { status, headers: { 'x-cache-tags': 'product:1' } };
		},
	});
	await host.ask('/product/het');
	const again = await host.ask('/product/het');
	expect(again).toMatchObject({ status, body: expect.stringContaining('<title>Page Not Found</title>') });
	expect(renders).toBe(1);
	host.cache.drop('product:1');
	await host.ask('/product/het');
	expect(renders).toBe(2);
});

test('a redirect from an old slug is cached', async () => {
	const host = await startTestHost({
		pages: () => ({ status: 301, headers: { location: '/product/moi', 'x-cache-tags': 'product:1' } }),
	});
	for (const _ of [1, 2]) {
		expect(await host.ask('/product/cu')).toMatchObject({ status: 301, headers: { location: '/product/moi' } });
	}
	expect(host.cache.facts().pages).toBe(1);
});

test('a failed render is not cached, and the next reader gets the page', async () => {
	let isAway = true;
	const host = await startTestHost({
		pages: () => (isAway ? { status: 503, headers: { 'retry-after': '2' } } : tagged('áo', 'product:1')),
	});
	expect(await host.ask('/product/ao')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
	isAway = false;
	expect((await host.ask('/product/ao')).status).toBe(200);
});

const FORUM = builtPage(
	'Diễn đàn',
	'<h1>Diễn đàn</h1><live-part name="threads"><p>Chưa có chủ đề</p></live-part><footer></footer>',
);

test('a live part is filled into the pre-rendered page, cached, and dropped by its tag', async () => {
	let threads = '<ul><li>Một</li></ul>';
	const asked: string[] = [];
	const host = await startTestHost({
		built: { 'forum.html': FORUM },
		pages: ({ url }) => {
			asked.push(url);
			return tagged(threads, 'forum');
		},
	});
	asked.length = 0;
	const first = await host.ask('/forum?utm=1');
	expect(first.body).toContain('</h1><ul><li>M');
	expect(first.body).not.toMatch(/live-part|Ch\S+a c/);
	expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'");
	await host.ask('/forum');
	expect(asked).toEqual(['/fragments/threads?for=%2Fforum']);
	threads = '<ul><li>Hai</li></ul>';
	host.cache.drop('forum');
	expect((await host.ask('/forum')).body).toContain('<li>Hai');
});

test('when a live part fails, the page shows its placeholder and is not cached', async () => {
	const host = await startTestHost({ built: { 'forum.html': FORUM }, pages: () => ({ status: 503 }) });
	const answer = await host.ask('/forum');
	expect(answer.status).toBe(200);
	expect(Buffer.from(answer.body, 'latin1').toString()).toContain('Chưa có chủ đề');
	expect(host.cache.facts().pages).toBe(0);
});

test('a page number beyond the live part returns 404', async () => {
	const host = await startTestHost({
		built: { 'tra-gia.html': FORUM },
		pages: ({ url }) => ({ status: url.includes('page%3D99') ? 404 : 200, headers: { 'x-cache-tags': 'forum' } }),
	});
	expect((await host.ask('/tra-gia?page=2')).status).toBe(200);
	expect((await host.ask('/tra-gia?page=99')).status).toBe(404);
});
