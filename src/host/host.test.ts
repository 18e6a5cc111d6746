import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { BUILT, builtPage, HTML, ownOrigin, startTestHost } from '#tests/host.ts';

test("a pre-rendered page contains the site's URL, and its CSP is a header that also forbids framing", async () => {
	const host = await startTestHost();
	const answer = await host.ask('/about-us');
	expect(answer.status).toBe(200);
	expect(answer.body).not.toContain('site.invalid');
	expect(answer.body).toContain(`href="http://localhost:${host.port}/"`);
	expect(answer.body).not.toContain('http-equiv');
	expect(answer.headers['content-security-policy']).toBe(
		"default-src 'none'; script-src 'self' 'sha256-x='; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
	);
	expect(answer.headers['cache-control']).toBe('no-cache');
});

test('a public test site shows its notice on pre-rendered pages and forbids robots, other sites do neither', async () => {
	const built = { ...BUILT, 'about-us.html': builtPage('Giới thiệu', '<test-site-notice></test-site-notice>') };
	const status = await startTestHost({ built, isHttps: true, isTestSite: true });
	const real = await startTestHost({ built, isHttps: true });
	const page = await status.ask('/about-us');
	expect(page.body).toContain('<p class="test-site-notice">Trang th');
	expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
	expect((await status.ask('/missing')).headers['x-robots-tag']).toBe('noindex, nofollow');
	expect((await status.ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
	const other = await real.ask('/about-us');
	expect(other.body).not.toContain('test-site-notice');
	expect(other.headers['x-robots-tag']).toBeUndefined();
	expect((await real.ask('/robots.txt')).body).toContain('Sitemap');
});

test("a file is sent in the client's preferred encoding, each encoding with a different etag", async () => {
	const host = await startTestHost();
	const text = (body: string): string => Buffer.from(body, 'latin1').toString('utf8');
	const plain = await host.ask('/about-us');
	const br = await host.ask('/about-us', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
	const gzip = await host.ask('/about-us', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
	expect(br.headers['content-encoding']).toBe('br');
	expect(gzip.headers['content-encoding']).toBe('gzip');
	expect(brotliDecompressSync(Buffer.from(br.body, 'latin1')).toString()).toBe(text(plain.body));
	expect(gunzipSync(Buffer.from(gzip.body, 'latin1')).toString()).toBe(text(plain.body));
	expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3);
	expect(br.headers.vary).toBe('accept-encoding');
});

test('a matching If-None-Match returns 304 with the same policy', async () => {
	const host = await startTestHost();
	const first = await host.ask('/about-us');
	const again = await host.ask('/about-us', { headers: { 'if-none-match': `"old", W/${first.headers.etag}` } });
	expect(again).toMatchObject({ status: 304, body: '' });
	expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('HEAD returns the headers of GET, and POST to a static page returns 405', async () => {
	const host = await startTestHost();
	const head = await host.ask('/about-us', { method: 'HEAD' });
	expect(head).toMatchObject({ status: 200, body: '' });
	expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
	const post = await host.ask('/about-us', { method: 'POST', headers: ownOrigin(host) });
	expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('files with a content hash in their name are immutable, others are revalidated', async () => {
	const host = await startTestHost();
	expect((await host.ask('/_astro/app.abc123.js')).headers['cache-control']).toBe(
		'public, max-age=31536000, immutable',
	);
	expect((await host.ask('/robots.txt')).body).toBe(`Sitemap: http://localhost:${host.port}/sitemap-index.xml\n`);
});

test.each([
	['/about-us/', '/about-us'],
	['/about-us/?a=1', '/about-us?a=1'],
	['/about-us.html', '/about-us'],
	['/index.html', '/'],
	['/Home/', '/Home'],
])('%s redirects to %s', async (path, target) => {
	const host = await startTestHost();
	expect(await host.ask(path)).toMatchObject({ status: 301, headers: { location: target } });
});

test.each(['//evil.example/', '/%2fevil.example/', '/unknown/', '/Home//'])(
	'%s returns an error and never a redirect',
	async (path) => {
		const host = await startTestHost();
		const answer = await host.ask(path);
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(answer.headers.location).toBeUndefined();
	},
);

test('an unknown path returns the 404 page, and a problem document below /api', async () => {
	const host = await startTestHost();
	const page = await host.ask('/khong-co');
	expect(page.status).toBe(404);
	expect(page.body).toContain('<title>Page Not Found</title>');
	const problem = await host.ask('/api/khong-co');
	expect(problem.headers['content-type']).toContain('application/problem+json');
	expect(JSON.parse(problem.body)).toMatchObject({ status: 404, code: 'http.not_found' });
});

test.each([
	['/khong-co', 'Page Not Found: /khong-co'],
	['/g%E1%BA%A1o', 'Page Not Found: /gạo'],
	['/%3Cscript%3E', 'Page Not Found: /&lt;script&gt;'],
	['/a%E2%80%AEb', 'Page Not Found: /a�b'],
	[`/${'a'.repeat(1000)}`, `Page Not Found: /${'a'.repeat(199)}…`],
])('the 404 page and the log name the path %s', async (path, message) => {
	const logged: string[] = [];
	const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line).msg) });
	const host = await startTestHost({ log });
	const { body } = await host.ask(path);
	expect(Buffer.from(body, 'latin1').toString('utf8')).toContain(`<p>${message}</p>`);
	expect(logged.map((line) => line.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))).toContain(message);
});

test('/404, /500 and /fragments return 404 when requested directly', async () => {
	const host = await startTestHost({ pages: () => ({ body: 'rendered' }) });
	expect((await host.ask('/404')).status).toBe(404);
	expect((await host.ask('/500')).status).toBe(404);
	expect((await host.ask('/fragments/threads')).status).toBe(404);
});

test('a page that throws returns the error page with the request id and without the cause', async () => {
	const host = await startTestHost({
		pages: ({ url, headers }) => {
			if (!url.startsWith('/500')) throw new Error('select secret from table');
			return { status: 500, body: `<title>Internal Server Error</title> ${headers['x-chobiz-request-id']}` };
		},
	});
	const answer = await host.ask('/payment/result');
	expect(answer.status).toBe(500);
	expect(answer.body).toBe(`<title>Internal Server Error</title> ${answer.headers['x-request-id']}`);
	expect(host.observed.at(-1)).toMatchObject({ status: 500, id: answer.headers['x-request-id'] });
});

test('a search above the rate limit shows the seconds to wait and no error message', async () => {
	const host = await startTestHost({
		limiter: { take: async () => ({ ok: false, retryAfterS: 41 }) },
		pages: ({ url, headers }) => {
			const waitS = new URL(url, 'http://localhost').searchParams.get('doi');
			const id = headers['x-chobiz-request-id'];
			return { status: 500, body: `<title>Internal Server Error</title> ${waitS ? `wait ${waitS}` : `failed ${id}`}` };
		},
	});
	const answer = await host.ask('/Search?q=a');
	expect(answer).toMatchObject({ status: 429, body: '<title>Internal Server Error</title> wait 41' });
});

test('without the database, pages and API return 503 with Retry-After', async () => {
	const host = await startTestHost({
		pages: () => {
			throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
		},
	});
	expect(await host.ask('/product/ao')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
	expect(await host.ask('/api/cart')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});

test('private pages and API answers are sent with private, no-store, whatever their own cache-control is', async () => {
	const host = await startTestHost({
		pages: ({ url }) => ({
			headers: {
				...(url.startsWith('/api') ? { 'content-type': 'application/json' } : HTML),
				'cache-control': 'public, max-age=60',
				'set-cookie': ['a=1', 'b=2'],
			},
			body: 'Nguyễn Văn A',
		}),
	});
	const page = await host.ask('/customer/orders');
	expect(page.headers['cache-control']).toBe('private, no-store');
	expect(page.headers['set-cookie']).toEqual(['a=1', 'b=2']);
	expect((await host.ask('/api/auth/me')).headers['cache-control']).toBe('private, no-store');
});

test('a picture keeps the cache-control of its endpoint', async () => {
	const immutable = 'public, max-age=31536000, immutable';
	const host = await startTestHost({
		pages: () => ({
			headers: { 'content-type': 'image/webp', 'cache-control': immutable, 'content-security-policy': 'sandbox' },
		}),
	});
	const answer = await host.ask('/media/a.webp');
	expect(answer.headers['cache-control']).toBe(immutable);
	expect(answer.headers['content-security-policy']).toBe('sandbox');
});

test('x-chobiz and x-forwarded headers of the client never reach the pages', async () => {
	const host = await startTestHost({
		trustedProxies: ['127.0.0.1'],
		pages: ({ headers }) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(headers) }),
	});
	const claims = {
		'x-chobiz-client-ip': '6.6.6.6',
		'x-chobiz-request-id': 'mine',
		'x-forwarded-host': 'evil.example',
		'x-forwarded-for': '6.6.6.6, 203.0.113.9',
		'x-http-method-override': 'DELETE',
	};
	const seen = JSON.parse((await host.ask('/api/cart', { headers: claims })).body);
	expect(seen['x-chobiz-client-ip']).toBe('203.0.113.9');
	expect(seen['x-chobiz-request-id']).not.toBe('mine');
	expect(seen).not.toHaveProperty('x-forwarded-host');
	expect(seen).not.toHaveProperty('x-http-method-override');
});

test('the pages receive every path in one normalised spelling', async () => {
	const host = await startTestHost({
		pages: ({ url }) => ({ headers: { 'content-type': 'application/json' }, body: url }),
	});
	expect((await host.ask('/customer/%63art?q=%C3%A1')).body).toBe('/customer/cart?q=%C3%A1');
});

test("a mount gets matching requests with the body unread and the host's request facts", async () => {
	const host = await startTestHost({
		mounts: [
			{
				matches: (path) => path.startsWith('/identity/'),
				isServerToServer: (path) => path === '/identity/token',
				handle: async (request, response, facts) => {
					if (facts.path === '/identity/form') return facts.renderPage({ hint: 'from the mount' });
					const chunks = await Array.fromAsync(request);
					response.end(`${facts.ip} ${request.method} ${Buffer.concat(chunks as Buffer[])}`);
				},
			},
		],
		pages: ({ locals }) => ({ body: String(locals.hint) }),
	});
	const token = await host.ask('/identity/token', { method: 'POST', body: 'code=1' });
	expect(token).toMatchObject({ status: 200, body: '127.0.0.1 POST code=1' });
	expect(token.headers['cache-control']).toBe('private, no-store');
	expect((await host.ask('/identity/login', { method: 'POST', body: 'a=1' })).status).toBe(403);
	expect((await host.ask('/identity/form')).body).toBe('from the mount');
});

test('POST without an Origin is accepted from carriers at their two webhooks and rejected at other paths', async () => {
	const host = await startTestHost({ pages: ({ url, body }) => ({ body: `${url} ${body}` }) });
	const send = (path: string) => host.ask(path, { method: 'POST', body: 'news' });
	expect(await send('/api/shipping/webhooks/ghn')).toMatchObject({
		status: 200,
		body: '/api/shipping/webhooks/ghn news',
	});
	expect((await send('/api/shipping/remittances/ghn')).status).toBe(200);
	const others = [
		'/api/shipping/remittances/ghn/more',
		'/api/shipping/webhooks',
		'/api/shipping/webhooks/ghn/more',
		'/api/shipping/webhooks/../estimate',
	];
	for (const path of [...others, '/api/orders', '/x/api/shipping/webhooks/ghn'])
		expect((await send(path)).status, path).toBe(403);
});

test('the error page rendered at start is used when pages cannot be rendered any more', async () => {
	let isBroken = false;
	const host = await startTestHost({
		built: BUILT,
		pages: () => {
			if (isBroken) throw new Error('broken');
			return {
				status: 500,
				headers: { ...HTML, 'content-security-policy': "script-src 'self'" },
				body: '<title>Internal Server Error</title>',
			};
		},
	});
	isBroken = true;
	const answer = await host.ask('/customer/orders');
	expect(answer).toMatchObject({ status: 500, body: '<title>Internal Server Error</title>' });
	expect(answer.headers['content-security-policy']).toContain("script-src 'self'; frame-ancestors 'none'");
});
