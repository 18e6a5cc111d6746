import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_ROUTES } from '#src/routes.ts';
import { newId } from '#src/shared/ids.ts';
import { makeShop, makeStaff } from '../factories/vendors.ts';
import { type StartedProduct, startProduct } from '../product.ts';
import { makeShoppers, openProductDatabase } from '../shoppers.ts';

let product: StartedProduct;
let paths: readonly string[];
const SECRET = 'planted-secret-0123456789';

beforeAll(async () => {
	product = await startProduct({ hasDemonstration: true, env: { WEB_PROCESSES: '2' } });
	const slugs = await inDatabase<{ slug: string }>('select slug from products order by id limit 1');
	const slug = slugs[0]?.slug ?? 'khong-co';
	paths = PAGE_ROUTES.map(({ path }) =>
		path.replace('/product/[slug]', `/product/${slug}`).replace(/\[[^\]]+\]/g, '1'),
	);
}, 300_000);
afterAll(() => product?.stop(), 30_000);

const request = (path: string, init: RequestInit = {}): Promise<Response> =>
	fetch(`${product.url}${path}`, { redirect: 'manual', ...init });

async function inDatabase<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
	const client = new pg.Client((await readFile(join(product.dataDir, 'database-url'), 'utf8')).trim());
	await client.connect();
	try {
		return (await client.query<Row>(query)).rows;
	} finally {
		await client.end();
	}
}

async function figure(name: string): Promise<number> {
	const text = await (await request('/metrics')).text();
	return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

test('31, 33: every page, redirect and missing page has a strict content security policy and all security headers', async () => {
	const wrong: string[] = [];
	for (const path of [...paths, '/khong-co', '/index.html', '/about-us/', '/api/products', '/robots.txt', '/healthz']) {
		const response = await request(path);
		const policy = response.headers.get('content-security-policy') ?? '';
		const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? '';
		const isStrict =
			["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].every((part) =>
				policy.includes(part),
			) && !/unsafe|\*|https?:/.test(scripts);
		const names = ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];
		const hasAll = [...names, 'cross-origin-resource-policy'].every((name) => response.headers.has(name));
		const isSilent = !response.headers.has('x-powered-by') && !response.headers.has('server');
		const body = await response.text();
		const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
		if (!isStrict || !hasAll || !isSilent || response.status >= 500) wrong.push(`${response.status} ${path}`);
		if (isHtml && response.status === 200 && !/script-src/.test(policy)) wrong.push(`bare policy ${path}`);
		if (/site\.invalid|http-equiv="content-security-policy"/.test(body)) wrong.push(`unfinished ${path}`);
	}
	expect(wrong).toEqual([]);
});

test('64: shared pages are identical for everyone, and all other pages are not cached', async () => {
	for (const [index, path] of paths.entries()) {
		const mine = await request(path, { headers: { cookie: `sid=${SECRET}; sid-${product.port}=${SECRET}` } });
		const text = await mine.text();
		expect(text).not.toContain(SECRET);
		const delivery = PAGE_ROUTES[index]?.delivery;
		const cacheControl = mine.headers.get('cache-control');
		if (mine.status !== 200 || delivery === 'private') expect(cacheControl, path).toMatch(/no-store|no-cache/);
		if (delivery === 'private') expect(cacheControl, path).toBe('private, no-store');
		if (mine.status === 200 && (delivery === 'cached' || delivery === 'shell')) {
			expect(await (await request(path)).text(), path).toBe(text);
			expect(mine.headers.get('set-cookie')).toBeNull();
		}
	}
});

const MONEY: readonly (readonly [method: string, path: string, body?: object])[] = [
	['GET', '/api/vendor/money'],
	['GET', '/api/vendor/money/statement'],
	['GET', '/api/vendor/money/statement.csv'],
	['POST', '/api/vendor/money/payouts'],
	['PUT', '/api/vendor/money/account', { bank: 'VCB', number: '0011223344556', holder: 'HO KINH DOANH MAU' }],
];

test('1, 2, 3: only people of a shop who manage its money can read its money', async () => {
	const { db, close } = await openProductDatabase(product);
	try {
		const [customer, owner, other, packer] = await makeShoppers(product, db, 4);
		if (!customer || !owner || !other || !packer) throw new Error('people were not made');
		const shop = await makeShop(db, { ownerId: owner.customerId });
		const { id: otherShopId } = await makeShop(db, { ownerId: other.customerId });
		await makeStaff(db, shop.id, packer.customerId, 'stock');
		for (const [method, path, body] of MONEY) {
			const headers = { origin: product.url, 'idempotency-key': path, 'content-type': 'application/json' };
			const visitor = await request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
			expect(visitor.status, path).toBe(401);
			const answers = [await customer.call(method, path, body, path), await packer.call(method, path, body, path)];
			expect(answers, path).toMatchObject([
				{ status: 403, body: { code: 'http.shop_required' } },
				{ status: 403, body: { code: 'settlement.role_not_allowed' } },
			]);
		}
		const [method, path, account] = MONEY.at(-1) ?? ['', ''];
		await db.execute(
			sql`update sessions set authenticated_at = app_now() - interval '1 day' where customer_id = ${owner.customerId}`,
		);
		const notFresh = { status: 403, body: { code: 'settlement.sign_in_not_fresh' } };
		expect(await owner.call(method, path, account, 'stale')).toMatchObject(notFresh);
		expect(await owner.call('GET', '/api/vendor/money')).toMatchObject({ status: 200, body: { account: null } });
		await db.execute(
			sql`update sessions set authenticated_at = app_now() where customer_id in (${owner.customerId}, ${other.customerId})`,
		);
		expect(await owner.call(method, path, account, 'own')).toMatchObject({ status: 200, body: { lastDigits: '4556' } });
		expect(await other.call('GET', '/api/vendor/money')).toMatchObject({ status: 200, body: { account: null } });
		expect(await other.call(method, path, { ...account, shopId: shop.id }, 'theirs')).toMatchObject({ status: 422 });
		// A named shop is ignored: the endpoint always returns the caller's statement.
		const named = ['', `?shopId=${shop.id}`, `?shopId=${otherShopId}`, `?shopId=${newId()}`];
		const told = await Promise.all(named.map((query) => other.call('GET', `/api/vendor/money/statement${query}`)));
		expect(told[0]).toMatchObject({ status: 200, body: { openingVnd: 0, closingVnd: 0 } });
		expect(told.map((one) => JSON.stringify(one))).toEqual(told.map(() => JSON.stringify(told[0])));
		const file = await request('/api/vendor/money/statement.csv', { headers: { cookie: owner.cookie } });
		expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
		expect(file.headers.get('cache-control')).toBe('private, no-store');
		expect((await file.text()).split('\r\n').filter((line) => /^[=+@\t]|,[=+@\t]/.test(line))).toEqual([]);
		const coin = await request('/api/coin/statement.csv', { headers: { cookie: customer.cookie } });
		expect([coin.status, (await request('/api/coin/statement.csv')).status]).toEqual([200, 401]);
	} finally {
		await close();
	}
});

test('66: the site serves no source map, stack trace or metrics', async () => {
	const html = await (await request('/')).text();
	const scripts = [...html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map((match) => match[1] ?? '');
	expect(scripts.length).toBeGreaterThan(0);
	for (const script of scripts) {
		expect((await request(`${script}.map`)).status).toBe(404);
		expect(await (await request(script)).text()).not.toContain('sourceMappingURL');
	}
	expect((await request('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
	expect(await figure('chobiz_page_cache_on')).toBe(2);
});

test('a dropped tag empties the page cache of every process', async () => {
	for (let count = 0; count < 20; count += 1) await request('/Home', { headers: { connection: 'close' } });
	expect(await figure('chobiz_page_cache_pages')).toBeGreaterThan(0);
	await inDatabase("select pg_notify('page_cache', tag) from (values ('catalog'), ('shops')) as tags (tag)");
	const shells = PAGE_ROUTES.filter(({ delivery }) => delivery === 'shell').length;
	await expect.poll(() => figure('chobiz_page_cache_pages')).toBeLessThanOrEqual(2 * shells);
});

test('a change of a product appears on every cached list that contains it', async () => {
	const [place] = await inDatabase<{ category: string; shop: string }>(
		`select categories.slug as category, shops.slug as shop from products
		join categories on categories.id = products.category_id join shops on shops.id = products.shop_id
		where products.state = 'published' and shops.state = 'approved' limit 1`,
	);
	for (const path of ['/', '/Search', `/category/${place?.category}`, `/Shop/${place?.shop}`]) {
		const read = async () => (await request(path, { headers: { connection: 'close' } })).text();
		await Promise.all(Array.from({ length: 8 }, read));
		const id = /data-product="([0-9a-f-]{36})"/.exec(await read())?.[1] ?? 'none';
		const name = `Đổi tên ${path.length} ${id.slice(-6)}`;
		await inDatabase(`update products set name = '${name}' where id = '${id}'`);
		expect(await read()).not.toContain(name);
		await inDatabase(`select pg_notify('page_cache', 'product:${id}')`);
		await expect
			.poll(async () => (await Promise.all([read(), read(), read()])).every((html) => html.includes(name)))
			.toBe(true);
	}
});

test('65: the logs contain no secret after all requests, and each error contains its request id', async () => {
	const refused = await request('/api/cart/items?token=secret-in-query', {
		method: 'POST',
		headers: { cookie: `sid=${SECRET}`, 'user-agent': 'line\tbreak', 'content-type': 'application/json' },
		body: '{"password":"secret-in-body"}',
	});
	expect(refused.status).toBe(403);
	const id = refused.headers.get('x-request-id') ?? 'none';
	// The access log line is written after the last byte of the response.
	await expect.poll(async () => (await logLines(id)).some((line) => line.includes('"status":403'))).toBe(true);
	expect((await logLines(id)).some((line) => line.includes('http.origin_refused'))).toBe(true);
	expect((await logLines('')).join('\n')).not.toMatch(new RegExp(`${SECRET}|secret-in-query|secret-in-body`));
});

async function logLines(word: string): Promise<string[]> {
	const folder = join(product.dataDir, 'logs');
	const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
	return texts.flatMap((text) => text.split('\n')).filter((line) => line.includes(word));
}
