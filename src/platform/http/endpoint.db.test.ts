import type { APIContext } from 'astro';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { words } from '#src/messages/vi.ts';
import type { Actor, VendorActor } from '#src/platform/actor.ts';
import { config } from '#src/platform/config/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, member, vendor, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	createRateLimiter,
	memberEndpoint,
	methods,
	operatorEndpoint,
	publicEndpoint,
	vendorEndpoint,
} from './index.ts';

const database = await testDatabase();
afterEach(() => vi.useRealTimers());
const site = config().siteUrl;

type Call = {
	readonly actor?: Actor;
	readonly shop?: VendorActor;
	readonly headers?: Record<string, string>;
	readonly body?: BodyInit;
};

function call(method: string, path: string, { actor = member('c1'), shop, headers = {}, body }: Call = {}): APIContext {
	const request = new Request(site + path, {
		method,
		headers: { origin: site, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
		...(body ? { body } : {}),
	});
	const context: Context<Actor> = contextOf(database, actor);
	const limiter = createRateLimiter(database.pool, true, context.log);
	return {
		request,
		url: new URL(request.url),
		params: {},
		locals: { context, words, limiter, findVendor: async () => shop ?? null },
	} as never;
}

const Input = z.strictObject({
	name: z.string().check(z.minLength(2)),
	quantity: z.number().check(z.int(), z.minimum(1), z.maximum(50)),
});
const add = memberEndpoint({
	summary: 'Adds one effect row, to count how often the work ran',
	input: Input,
	output: z.object({ name: z.string() }),
	refusals: {},
	idempotency: 'required',
	status: 201,
	handle: (context, input) =>
		transact(context, async ({ db }) => {
			await db.execute(sql`insert into effects (key) values (${crypto.randomUUID()})`);
			return ok({ name: input.name, secret: 'never leaves' });
		}),
});
const list = publicEndpoint({
	method: 'GET',
	summary: 'Reads its query back',
	input: z.object({ limit: z._default(z.number().check(z.maximum(100)), 10), tag: z.optional(z.array(z.string())) }),
	output: z.object({ limit: z.number(), tag: z.optional(z.array(z.string())) }),
	refusals: {},
	limit: { name: 'tests.list', points: 5, perS: 60, by: 'ip' },
	handle: async (_context, input) => ok(input),
});
const { GET, POST, ALL } = methods(add, list);
const body = (value: unknown): string => JSON.stringify(value);
const sound = body({ name: 'gạo', quantity: 2 });
const problemOf = async (response: Response) => ({ status: response.status, code: (await response.json()).code });

const change = memberEndpoint({
	method: 'PUT',
	summary: 'Changes one thing of which the id stands in the path',
	input: z.strictObject({ id: z.uuid(), name: z.string().check(z.minLength(2)) }),
	output: z.object({}),
	refusals: { 'catalog.refused_before': 'conflict', 'catalog.not_found': 'not_found' },
	handle: async () => ok({}),
});
const look = publicEndpoint({
	method: 'GET',
	summary: 'Shows what stands in the path',
	input: z.strictObject({ id: z.uuid(), limit: z.optional(z.number()) }),
	output: z.object({}),
	refusals: {},
	handle: async () => ok({}),
});

test('an endpoint answers 404 for a malformed id, and 422 for a wrong input with a valid id', async () => {
	const at = (id: string, astro: APIContext) => ({ ...astro, params: { id } }) as APIContext;
	const put = (id: string, name: string) => change.PUT(at(id, call('PUT', '/x', { body: body({ name }) })));
	const read = (id: string, query = '') => look.GET(at(id, call('GET', `/x${query}`)));
	const id = crypto.randomUUID();
	for (const malformed of ['malformed', 'null\u0000', '%', '1'.repeat(500)]) {
		expect(await problemOf(await put(malformed, 'gạo'))).toEqual({ status: 404, code: 'catalog.not_found' });
		expect(await problemOf(await put(malformed, ''))).toEqual({ status: 404, code: 'catalog.not_found' });
		expect(await problemOf(await read(malformed, '?limit=x'))).toEqual({ status: 404, code: 'http.not_found' });
	}
	expect(await problemOf(await put(id, ''))).toEqual({ status: 422, code: 'http.invalid' });
	expect(await problemOf(await read(id, '?limit=x'))).toEqual({ status: 422, code: 'http.invalid' });
	expect([(await put(id, 'gạo')).status, (await read(id)).status]).toEqual([200, 200]);
});

test('a member who repeats an Idempotency-Key receives the first answer, and the work runs once', async () => {
	const headers = { 'idempotency-key': 'k-1' };
	const first = await POST(call('POST', '/x', { headers, body: sound }));
	const second = await POST(call('POST', '/x', { headers, body: sound }));
	expect([first.status, second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 201, 'true']);
	expect(await second.json()).toEqual({ name: 'gạo' });
	const { rows } = await database.db.execute<{ n: number }>(sql`select count(*) as n from effects`);
	expect(rows[0]?.n).toBe(1);
});

const visit = publicEndpoint({
	summary: 'Answers each run of the work with another number',
	output: z.object({ run: z.string() }),
	refusals: {},
	handle: (context) => transact(context, async () => ok({ run: crypto.randomUUID() })),
});
test('an Idempotency-Key of a visitor belongs to the cart cookie, and without one nobody gets the answer of another', async () => {
	const run = async (visitorKey: string | null, ip: string): Promise<string> => {
		const headers = { 'idempotency-key': 'shared' };
		const request = call('POST', '/v', { actor: { kind: 'visitor', visitorKey }, headers });
		Object.assign(request.locals.context.request, { ip });
		return (await (await visit.POST(request)).json()).run;
	};
	const first = await run('lan', '203.0.113.1');
	expect(await run('lan', '203.0.113.2')).toBe(first);
	const others = [await run('minh', '203.0.113.1'), await run(null, '203.0.113.1'), await run(null, '203.0.113.1')];
	expect(new Set([first, ...others]).size).toBe(4);
});

const free = publicEndpoint({
	method: 'GET',
	summary: 'Takes any text, as far as its contract says',
	input: z.object({ q: z.optional(z.string()) }),
	output: z.object({}),
	refusals: {},
	limit: { name: 'tests.search', points: 2, perS: 60, by: 'ip', whenQuery: 'q' },
	handle: async (_context, { q }) => {
		await database.db.execute(sql`select ${q ?? ''}::text`);
		return ok({});
	},
});

test('57: an endpoint rejects text with a null byte with 422 http.invalid', async () => {
	const response = await free.GET(call('GET', '/free?q=a%00b'));
	expect(response.status).toBe(422);
	expect(await response.json()).toMatchObject({ code: 'http.invalid', fields: { q: expect.any(String) } });
});

test('51: a rate limit with whenQuery counts only requests with that query parameter', async () => {
	for (let round = 0; round < 3; round += 1) expect((await free.GET(call('GET', '/free'))).status).toBe(200);
	expect((await free.GET(call('GET', '/free?q=a'))).status).toBe(200);
	const refused = await free.GET(call('GET', '/free?q=b'));
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
	['without a key', { body: sound }, 400, 'http.idempotency_key_required'],
	[
		'with a used key and another body',
		{ body: body({ name: 'muối', quantity: 1 }), headers: { 'idempotency-key': 'k-1' } },
		409,
		'http.idempotency_key_reused',
	],
	['as a visitor', { actor: visitor(), body: sound }, 401, 'http.sign_in_required'],
	['from another site', { body: sound, headers: { origin: 'https://evil.example' } }, 403, 'http.origin_refused'],
	[
		'from a page of a sister domain',
		{ body: sound, headers: { 'sec-fetch-site': 'same-site' } },
		403,
		'http.origin_refused',
	],
	[
		'as a form',
		{ body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
		415,
		'http.media_type',
	],
	['as plain text', { body: sound, headers: { 'content-type': 'text/plain' } }, 415, 'http.media_type'],
	['with half a body', { body: '{"name":' }, 400, 'http.malformed'],
	['with broken letters', { body: Uint8Array.of(0x22, 0xff, 0x22) }, 400, 'http.invalid_utf8'],
	['with a huge body', { body: 'x'.repeat(300_000) }, 413, 'http.too_large'],
	['with too much in it', { body: body({ name: 'gạo', quantity: 1, price: 1 }) }, 422, 'http.invalid'],
	['with a list', { body: '[1]' }, 422, 'http.invalid'],
] as const)('an endpoint rejects a call %s', async (_how, request, status, code) => {
	expect(await problemOf(await POST(call('POST', '/x', request)))).toEqual({ status, code });
});

test.each([-1, 0, 1.5, '2', 1e9, null, 2_147_483_648, [1], { $gt: 0 }])(
	'an endpoint rejects the quantity %j with 422 and a Vietnamese message for the field',
	async (quantity) => {
		const response = await POST(call('POST', '/x', { body: body({ name: 'gạo', quantity }) }));
		const problem = await response.json();
		expect([response.status, Object.keys(problem.fields)]).toEqual([422, ['quantity']]);
		expect(problem.fields.quantity).toMatch(/^(Nhỏ|Lớn|Cần|Bạn|Ô)/);
	},
);

test('an endpoint parses numbers and lists of the query, and rejects malformed numbers with 422', async () => {
	const response = await GET(call('GET', '/x?limit=7&tag=a&unknown=1&__proto__=2'));
	expect(await response.json()).toEqual({ limit: 7, tag: ['a'] });
	expect((await GET(call('GET', '/x?limit=1e9'))).status).toBe(422);
	expect((await GET(call('GET', '/x?limit=-'))).status).toBe(422);
});

test('an endpoint answers 429 with Retry-After above its rate limit', async () => {
	const answers = [];
	for (let turn = 0; turn < 6; turn += 1) answers.push(await GET(call('GET', '/x')));
	const last = answers.at(-1);
	expect(last?.status).toBe(429);
	expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an endpoint answers 405 with the header Allow for another method', async () => {
	const response = await ALL(call('DELETE', '/x'));
	expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, GET']);
});

test('operatorEndpoint rejects visitors with 401 and members with 403, and accepts operators', async () => {
	const { GET: inspect } = operatorEndpoint({
		method: 'GET',
		summary: 'Says who asks',
		output: z.object({ kind: z.string() }),
		refusals: {},
		handle: async ({ actor }) => ok({ kind: actor.kind }),
	});
	const as = async (actor: Actor) => problemOf((await inspect(call('GET', '/api/x', { actor }))) as Response);
	expect(await as(visitor())).toEqual({ status: 401, code: 'http.sign_in_required' });
	expect(await as(member('c1'))).toEqual({ status: 403, code: 'http.operator_required' });
	const answer = (await inspect(call('GET', '/api/x', { actor: member('c1', { isOperator: true }) }))) as Response;
	expect(await answer.json()).toEqual({ kind: 'operator' });
});

test('vendorEndpoint lets a shop that was never approved read but not act', async () => {
	const shaped = { summary: 'Of the own shop', output: z.object({ kind: z.string() }), refusals: {} };
	const handle = async ({ actor }: Context<VendorActor>) => ok({ kind: actor.kind });
	const { GET: look } = vendorEndpoint({ ...shaped, method: 'GET', handle });
	const { POST: act } = vendorEndpoint({ ...shaped, handle });
	const states = [
		[vendor('c1', 's1'), 200, 200],
		[vendor('c1', 's1', { shopState: 'suspended' }), 200, 200],
		[vendor('c1', 's1', { shopState: 'draft', isWorking: false }), 200, 403],
		[undefined, 403, 403],
	] as const;
	for (const [shop, read, done] of states) {
		const asked = shop ? { shop } : {};
		expect(((await look(call('GET', '/api/x', asked))) as Response).status).toBe(read);
		expect(((await act(call('POST', '/api/x', asked))) as Response).status).toBe(done);
	}
});

test('an endpoint with file sends an uncached attachment', async () => {
	const sheet = memberEndpoint({
		method: 'GET',
		summary: 'A sheet',
		output: z.object({ text: z.string() }),
		refusals: {},
		file: { mediaType: 'text/csv', of: ({ text }) => ({ name: 'so.csv', content: text }) },
		handle: async () => ok({ text: 'a,b\r\n' }),
	});
	const response = await sheet.GET(call('GET', '/api/sheet'));
	expect(await response.text()).toBe('a,b\r\n');
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'content-type': 'text/csv; charset=utf-8',
		'content-disposition': 'attachment; filename="so.csv"',
		'cache-control': 'private, no-store',
	});
	expect((await sheet.GET(call('GET', '/api/sheet', { actor: visitor() }))).status).toBe(401);
});

test.each([
	['2030-02-01T12:00:00.000+07:00', '2030-02-01T12:01:00.000+07:00'],
	['2030-02-01T23:59:40.000+07:00', '2030-02-02T00:00:00.000+07:00'],
])('a cacheable answer from %s expires at the end of its Vietnamese day: %s', async (at, until) => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
	const stored = publicEndpoint({
		method: 'GET',
		summary: 'Says the same to everybody',
		input: z.object({}),
		output: z.object({ limit: z.number() }),
		refusals: {},
		kept: { forMs: 60_000, tags: () => ['catalog'] },
		handle: async () => ok({ limit: 1 }),
	});
	const answer = await stored.GET?.(call('GET', '/api/x'));
	expect(answer?.headers.get('x-cache-until')).toBe(new Date(until).toISOString());
	expect(answer?.headers.get('x-cache-tags')).toBe('catalog');
});
