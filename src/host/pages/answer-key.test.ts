import { expect, test, vi } from 'vitest';
import { startTestHost } from '#tests/host.ts';
import { answerKey } from './answer-key.ts';

const JSON_ANSWER = { 'content-type': 'application/json' };

test('answerKey returns one key for every order and encoding of the parameters', () => {
	const key = answerKey('/api/products', 'q=tr%C3%A0&limit=5')?.key.key;
	expect(key).toBe('/api/products?limit=5&q=tr%C3%A0');
	expect(answerKey('/api/products', 'limit=5&q=trà')?.key.key).toBe(key);
});

test('answerKey applies the search limit only to queries with a search text', () => {
	expect(answerKey('/api/products', 'category=tra')?.limit).toBeNull();
	expect(answerKey('/api/products', 'q=tra')?.limit?.name).toBe('search');
	expect(answerKey('/api/search/suggestions', 'q=')?.limit?.name).toBe('search.suggestions');
});

test.each([
	['/api/products', 'q=a&q=b'],
	['/api/products', 'q=a&utm_source=b'],
	['/api/products', `q=${'a'.repeat(601)}`],
	['/api/products/tra', ''],
	['/api/cart', ''],
])('answerKey returns null for %s?%.20s', (path, query) => {
	expect(answerKey(path, query)).toBeNull();
});

test('a shared API answer is cached until a tag drops it, and its endpoint sees no cookie of the client', async () => {
	let answers = 0;
	const cookies: unknown[] = [];
	const host = await startTestHost({
		pages: ({ headers, locals }) => {
			answers += 1;
			cookies.push(headers.cookie);
			expect(locals.isCounted).toBe(true);
			return { headers: { ...JSON_ANSWER, 'x-cache-tags': 'catalog' }, body: `{"n":${answers}}` };
		},
	});
	answers = 0;
	const request = () => host.ask('/api/products?q=tra', { headers: { cookie: 'sid=secret' } });
	const first = await request();
	expect(first.body).toBe('{"n":1}');
	expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
	expect(first.headers).not.toHaveProperty('x-cache-tags');
	const again = [await request(), await request(), await request()];
	expect(again.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"n":1}'));
	host.cache.drop('catalog');
	expect((await request()).body).toBe('{"n":2}');
	expect((await request()).body).toBe('{"n":2}');
	expect(JSON.stringify(cookies)).not.toContain('secret');
});

test('an error of a shared API endpoint is passed on unchanged and not cached', async () => {
	const fail = {
		status: 422,
		headers: { 'content-type': 'application/problem+json' },
		body: '{"code":"http.invalid"}',
	};
	let renders = 0;
	const host = await startTestHost({
		pages: () => {
			renders += 1;
			return fail;
		},
	});
	renders = 0;
	for (const time of [1, 2]) {
		const answer = await host.ask('/api/products?limit=junk');
		expect([answer.status, answer.body, renders]).toEqual([422, fail.body, time]);
		expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-request-id': expect.any(String) });
	}
});

test('51: cached API answers count towards the rate limit of the address', async () => {
	const take = vi.fn(async () => ({ ok: false, retryAfterS: 7 }) as const);
	const host = await startTestHost({ limiter: { take } });
	const answer = await host.ask('/api/search/suggestions?q=tr');
	expect([answer.status, answer.headers['retry-after']]).toEqual([429, '7']);
	expect(take).toHaveBeenCalledOnce();
});
