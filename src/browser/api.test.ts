import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi, retryWaitMs } from '#src/browser/api.ts';

const answers: Response[] = [];
const calls: RequestInit[] = [];

beforeEach(() => {
	vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
		calls.push(init);
		const answer = answers.shift();
		if (!answer) throw new TypeError('network');
		return answer;
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	answers.length = 0;
	calls.length = 0;
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
	new Response(JSON.stringify(body), { status, headers });
const keyOf = (call: RequestInit | undefined) => new Headers(call?.headers).get('idempotency-key');

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
	'callApi retries a change that fails with %i once with the same idempotency key',
	async (status) => {
		answers.push(json(status, {}), json(201, { id: 'a' }));
		expect(await callApi('POST', '/api/orders', { body: {} })).toEqual({ ok: true, value: { id: 'a' } });
		expect(calls).toHaveLength(2);
		expect(keyOf(calls[0])).toBeTruthy();
		expect(keyOf(calls[1])).toBe(keyOf(calls[0]));
	},
);

test.each([408, 429, 500, 503])('callApi does not retry a GET that fails with %i', async (status) => {
	answers.push(json(status, { code: 'http.internal', detail: 'Hỏng' }));
	const result = await callApi('GET', '/api/cart');
	expect(result.ok).toBe(false);
	expect(calls).toHaveLength(1);
	expect(keyOf(calls[0])).toBeNull();
});

test.each([400, 401, 403, 404, 422])('callApi does not retry a change that fails with %i', async (status) => {
	answers.push(json(status, { code: 'cart.full', detail: 'Giỏ đã đầy', fields: { quantity: 'Quá nhiều' } }));
	expect(await callApi('POST', '/api/cart/items', { body: {} })).toEqual({
		ok: false,
		problem: { status, code: 'cart.full', detail: 'Giỏ đã đầy', fields: { quantity: 'Quá nhiều' }, details: {} },
	});
	expect(calls).toHaveLength(1);
});

test('callApi returns a problem that mentions the network instead of throwing when offline', async () => {
	const result = await callApi('POST', '/api/orders', { body: {} });
	expect(result.ok ? '' : result.problem.detail).toContain('kiểm tra mạng');
});

test('callApi returns browser.unreadable_answer for a response that is no problem document', async () => {
	answers.push(new Response('<html>', { status: 404 }));
	const result = await callApi('GET', '/api/cart');
	expect(result.ok ? '' : result.problem.code).toBe('browser.unreadable_answer');
});

test('callApi sets keepalive for small changes, but not for GET requests and long bodies', async () => {
	const post = (text: string) => callApi('POST', '/api/cart/items', { body: { text } });
	for (const send of [() => post('ấm'), () => callApi('DELETE', '/api/cart/items/1'), () => post('ấ'.repeat(9000))]) {
		answers.push(json(200, {}));
		await send();
	}
	answers.push(json(200, {}));
	await callApi('GET', '/api/cart');
	expect(calls.map(({ keepalive }) => keepalive ?? false)).toEqual([true, true, false, false]);
});

test.each([
	[null, 0],
	['1', 1000],
	['2', 2000],
	['60', 2000],
	['-1', 0],
	['Wed, 21 Oct 2026 07:28:00 GMT', 0],
])('Retry-After %s waits %i ms', (header, waitedMs) => {
	expect(retryWaitMs(header)).toBe(waitedMs);
});

test('callApi reuses the idempotency key of an unanswered request until one of them succeeds, but not for a different body', async () => {
	const press = (body = {}) => callApi('POST', '/api/complaints', { body });
	await press();
	await press({ other: true });
	await press();
	expect(keyOf(calls[2])).toBe(keyOf(calls[0]));
	expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]));
	answers.push(json(201, { id: 'a' }));
	expect((await press()).ok).toBe(true);
	expect(keyOf(calls[3])).toBe(keyOf(calls[0]));
	answers.push(json(201, { id: 'b' }));
	await press();
	expect(keyOf(calls[4])).not.toBe(keyOf(calls[0]));
});

test('callApi uses a new idempotency key after an aborted request and after 10 minutes', async () => {
	const off = new AbortController();
	off.abort();
	await callApi('PUT', '/api/cart/items/a', { body: { quantity: 2 }, signal: off.signal });
	await callApi('PUT', '/api/cart/items/a', { body: { quantity: 2 } });
	expect(keyOf(calls[1])).not.toBe(keyOf(calls[0]));
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_001);
	await callApi('PUT', '/api/cart/items/a', { body: { quantity: 2 } });
	expect(keyOf(calls[2])).not.toBe(keyOf(calls[1]));
	vi.restoreAllMocks();
});
