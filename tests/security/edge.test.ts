import { expect, test } from 'vitest';
import type { RateLimiter } from '#src/platform/http/index.ts';
import { type Answer, HTML, ownOrigin, startTestHost } from '#tests/host.ts';

const json = { 'content-type': 'application/json' };
const echo = () => ({ headers: json, body: '{"ok":true}' });
const SECURITY_HEADERS = [
	'x-content-type-options',
	'referrer-policy',
	'permissions-policy',
	'content-security-policy',
].concat(['cross-origin-opener-policy', 'cross-origin-resource-policy']);
const POLICY_PARTS = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

test.each([
	['without Origin', {}],
	['with the Origin null', { origin: 'null' }],
	['from another site', { origin: 'https://evil.example' }],
	['from a subdomain', { origin: 'https://a.cho.example' }],
	['from a domain that starts like ours', { origin: 'https://cho.example.evil.example' }],
	['from our host over plain HTTP', { origin: 'http://cho.example' }],
	['that the browser marks as cross-site', { origin: 'https://cho.example', 'sec-fetch-site': 'cross-site' }],
	['that the browser marks as same-site', { origin: 'https://cho.example', 'sec-fetch-site': 'same-site' }],
])('21, 22: a request %s changes nothing, whatever its content type', async (_name, headers) => {
	let reached = 0;
	const host = await startTestHost({
		isHttps: true,
		pages: ({ url }) => {
			if (!url.startsWith('/500')) reached += 1;
			return echo();
		},
	});
	for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
		for (const type of [
			'application/json',
			'text/plain',
			'application/x-www-form-urlencoded',
			'multipart/form-data',
			'',
		]) {
			const answer = await host.ask('/api/cart/items', {
				method,
				headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
				body: '{}',
			});
			expect(answer.status).toBe(403);
			expect(JSON.parse(answer.body).code).toBe('http.origin_refused');
		}
	}
	expect(reached).toBe(0);
	const own = { origin: 'https://cho.example', 'sec-fetch-site': 'same-origin', ...json };
	expect((await host.ask('/api/cart/items', { method: 'POST', headers: own, body: '{}' })).status).toBe(200);
});

test('43: a request with a 10 kB query of three-byte letters is answered with 200', async () => {
	const host = await startTestHost({ isHttps: true });
	const question = encodeURIComponent('\u1eaf'.repeat(3400));
	const answer = await host.raw(
		`GET /about-us?q=${question} HTTP/1.1\r\nHost: cho.example\r\nConnection: close\r\n\r\n`,
	);
	expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('33: every response of an https site has all security headers, errors and files included', async () => {
	const host = await startTestHost({ isHttps: true });
	const answers: Answer[] = [
		await host.ask('/about-us'),
		await host.ask('/about-us', { method: 'HEAD' }),
		await host.ask('/_astro/app.abc123.js'),
		await host.ask('/about-us/'),
		await host.ask('/nothing'),
		await host.ask('/api/nothing'),
		await host.ask('/about-us', { headers: { host: 'evil.example' } }),
		await host.ask('/about-us', { method: 'POST' }),
		await host.ask('/%c0%ae'),
		await host.ask('/api/cart', { method: 'POST', headers: ownOrigin(host), body: 'x'.repeat(300_000) }),
	];
	const raw = await host.raw('BREW / HTTP/1.1\r\nHost: cho.example\r\n\r\n');
	const overflow = await host.raw(`GET / HTTP/1.1\r\nHost: cho.example\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`);
	expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 301, 404, 404, 421, 403, 400, 413]);
	expect(raw).toMatch(/^HTTP\/1\.1 405 /);
	expect(overflow).toMatch(/^HTTP\/1\.1 431 /);
	const heads = answers.map((answer) => answer.headers as Record<string, string>);
	for (const text of [raw, overflow]) heads.push(headOf(text));
	for (const head of heads) {
		for (const name of SECURITY_HEADERS) expect(head[name], `${name} of ${JSON.stringify(head)}`).toBeTruthy();
		expect(head['strict-transport-security']).toMatch(/max-age=(3153[6-9]|[4-9])\d+; includeSubDomains/);
		expect(head).not.toHaveProperty('x-powered-by');
		expect(head).not.toHaveProperty('server');
		for (const part of POLICY_PARTS) expect(head['content-security-policy']).toContain(part);
	}
});

test('33: a site on localhost does not send Strict-Transport-Security', async () => {
	const host = await startTestHost();
	expect((await host.ask('/about-us')).headers).not.toHaveProperty('strict-transport-security');
});

test('31: the content security policy of every page allows only our scripts', async () => {
	const host = await startTestHost();
	for (const path of ['/about-us', '/nothing', '/payment/result', '/about-us/', '/index.html', '/product/none']) {
		const policy = (await host.ask(path)).headers['content-security-policy'];
		expect(policy).toMatch(/default-src 'none'/);
		expect(/script-src[^;]*/.exec(String(policy))?.[0] ?? '').not.toMatch(/unsafe|\*|http/);
	}
});

test('34: a request with another host name is rejected with 421, and the response does not contain the name', async () => {
	const host = await startTestHost({ pages: echo });
	for (const path of ['/about-us', '/api/cart', '/about-us/', '/nothing']) {
		const answer = await host.ask(path, { headers: { host: 'evil.example' } });
		expect(answer.status).toBe(421);
		expect(JSON.stringify(answer)).not.toContain('evil');
		const forwarded = await host.ask(path, {
			headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
		});
		expect(JSON.stringify(forwarded)).not.toContain('evil');
	}
	const name = `localhost:${host.port}`;
	expect(await host.raw(`GET http://evil.example/about-us HTTP/1.1\r\nHost: ${name}\r\n\r\n`)).toMatch(
		/^HTTP\/1\.1 421 /,
	);
	expect(await host.raw(`GET http://${name}/about-us HTTP/1.1\r\nHost: ${name}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 421 /);
	expect(await host.raw('GET /about-us HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
	expect(await host.raw('GET /about-us HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
	for (const path of ['/nothing', '/about-us', '/_astro/app.abc123.js']) {
		const twice = `GET ${path} HTTP/1.1\r\nHost: ${name}\r\nHost: evil.example\r\n\r\n`;
		expect(await host.raw(twice)).toMatch(/^HTTP\/1\.1 400 /);
	}
});

test('23, 35: unused methods are rejected, and x-http-method-override does not change the method', async () => {
	const methods: string[] = [];
	const host = await startTestHost({
		pages: ({ method, headers }) => {
			methods.push(`${method} ${headers['x-http-method-override']}`);
			return echo();
		},
	});
	methods.length = 0;
	const name = `localhost:${host.port}`;
	for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'FOO'])
		expect(await host.raw(`${method} /api/cart HTTP/1.1\r\nHost: ${name}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 405 /);
	expect(await host.raw(`CONNECT ${name} HTTP/1.1\r\nHost: ${name}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 405 /);
	expect(methods).toEqual([]);
	await host.ask('/api/cart', { headers: { 'x-http-method-override': 'DELETE' } });
	expect(methods).toEqual(['GET undefined']);
});

test.each([
	'/product/..%2f..%2fetc/passwd',
	'/product/%2e%2e/%2e%2e/etc/passwd',
	'/product/../../etc/passwd',
	'/product/..\\..\\etc',
	'/product/..%5c..%5cetc',
	'/product/%c0%ae%c0%ae/etc',
	'/product/%00',
	'/product/a%0d%0aSet-Cookie:x',
	'/product/%ff',
	'/product/%',
	'/customer/%2563art',
	'/_astro/..%2fserver/entry.mjs',
	'/.env',
	'/.git/config',
	'/about-us?q=%ff',
	'//etc/passwd',
])('42: the path %s leads to no file', async (path) => {
	const host = await startTestHost({ pages: ({ url }) => ({ status: url.startsWith('/500') ? 500 : 404 }) });
	const answer = await host.ask(path);
	expect([400, 404]).toContain(answer.status);
	expect(answer.headers).not.toHaveProperty('set-cookie');
	expect(answer.body).not.toMatch(/root:|\[core\]/);
});

test.each([
	['both Content-Length and Transfer-Encoding', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
	['two Content-Length headers', 'Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc'],
	['a line end without a carriage return', 'X: a\nY: b\r\n\r\n'],
	['another transfer coding before chunked', 'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
	['an unknown transfer coding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
	['a folded header', 'X: a\r\n b\r\n\r\n'],
])('62: a request with %s is rejected and the connection closed', async (_name, rest) => {
	let reached = 0;
	const host = await startTestHost({
		pages: ({ url }) => {
			if (!url.startsWith('/500')) reached += 1;
			return echo();
		},
	});
	const name = `localhost:${host.port}`;
	const answer = await host.raw(`POST /api/cart HTTP/1.1\r\nHost: ${name}\r\nOrigin: http://${name}\r\n${rest}`, 1500);
	expect(answer).toMatch(/^HTTP\/1\.1 400 /);
	expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
	expect(answer).toMatch(/connection: close/i);
	expect(reached).toBe(0);
});

test('62: a GET request with a body is rejected with 400', async () => {
	const host = await startTestHost({ pages: echo });
	const name = `localhost:${host.port}`;
	for (const path of ['/about-us', '/api/cart'])
		expect(await host.raw(`GET ${path} HTTP/1.1\r\nHost: ${name}\r\nContent-Length: 3\r\n\r\nabc`)).toMatch(
			/^HTTP\/1\.1 400 /,
		);
});

test('53: a too large body is rejected with 413, by its Content-Length or while counting chunks', async () => {
	const host = await startTestHost({ pages: ({ body }) => ({ headers: json, body: String(body.length) }) });
	const large = 'x'.repeat(300_000);
	const asked = { method: 'POST', headers: { ...ownOrigin(host), ...json } };
	const byLength = await host.ask('/api/cart', { ...asked, body: large });
	expect(byLength.status).toBe(413);
	const chunked = { ...asked, headers: { ...asked.headers, 'transfer-encoding': 'chunked' } };
	expect((await host.ask('/api/cart', { ...chunked, body: large })).status).toBe(413);
	expect((await host.ask('/api/cart', { ...chunked, body: '{}' })).body).toBe('2');
	const name = `localhost:${host.port}`;
	const head = `POST /api/cart HTTP/1.1\r\nHost: ${name}\r\nOrigin: http://${name}\r\nContent-Type: application/json\r\n`;
	const expecting = await host.raw(`${head}Content-Length: 9999999\r\nExpect: 100-continue\r\n\r\n`, 2000);
	expect(expecting).toMatch(/^HTTP\/1\.1 413 /);
	const polite = `${head}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n{}`;
	expect(await host.raw(polite)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

test('53: a sender of 30 MB receives the 413 response instead of a broken connection', async () => {
	const host = await startTestHost({ pages: echo });
	const headers = { ...ownOrigin(host), ...json };
	for (let round = 0; round < 4; round += 1) {
		const answer = await host.ask('/api/cart', { method: 'POST', headers, body: Buffer.alloc(30_000_000, 'x') });
		expect(answer.status).toBe(413);
	}
});

test('51: too many searches are rejected for a while, and other page views are not', async () => {
	const taken: string[] = [];
	const take: RateLimiter['take'] = async ({ name }, key) => {
		taken.push(`${name} ${key}`);
		return taken.length > 2 ? { ok: false, retryAfterS: 41 } : { ok: true };
	};
	const host = await startTestHost({ limiter: { take }, pages: () => ({ headers: { ...HTML, 'x-cache-tags': 'a' } }) });
	const spoofed = { headers: { 'x-forwarded-for': '10.1.1.1' } };
	const searches = [
		await host.ask('/Search?q=a'),
		await host.ask('/Search?q=a'),
		await host.ask('/Search?q=b', spoofed),
	];
	expect(searches.map(({ status }) => status)).toEqual([200, 200, 429]);
	expect(searches[2]?.headers).toMatchObject({ 'retry-after': '41', 'cache-control': 'private, no-store' });
	expect((await host.ask('/Search')).status).toBe(200);
	expect((await host.ask('/danh-muc?q=a')).status).toBe(200);
	expect(new Set(taken)).toEqual(new Set(['search ip:127.0.0.1']));
});

function headOf(text: string): Record<string, string> {
	const lines = text.split('\r\n\r\n')[0]?.split('\r\n').slice(1) ?? [];
	return Object.fromEntries(
		lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 2)]),
	);
}
