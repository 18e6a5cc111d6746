import type { APIContext, APIRoute } from 'astro';
import { afterAll, expect, test, vi } from 'vitest';
import { words } from '#src/messages/vi.ts';
import * as logoutByProvider from '#src/pages/api/auth/backchannel-logout.ts';
import * as begin from '#src/pages/api/auth/begin.ts';
import * as logout from '#src/pages/api/auth/logout.ts';
import * as profile from '#src/pages/api/auth/profile.ts';
import * as sessions from '#src/pages/api/auth/sessions.ts';
import * as token from '#src/pages/api/auth/token.ts';
import type { CookieValues } from '#src/platform/http/index.ts';
import { createRateLimiter } from '#src/platform/http/index.ts';
import { testDatabase } from '#tests/database.ts';
import { codeFor, makeRegisteredPerson, testBrowser } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { codeForm, renewalForm, requestWith, signedIn } from '#tests/signed-in.ts';

// Set before the first read of the settings, so that cookies are set as on a public site.
process.env.SITE_URL = 'https://chobiz.example';
process.env.ALLOW_STAND_INS = '1';
const SITE = 'https://chobiz.example';
// Each password hash takes a whole CPU core, and other tests may run on the same machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());

type SetCookie = { readonly name: string; readonly value: string; readonly attributes: Record<string, unknown> };
type Sent = {
	readonly cookies?: CookieValues;
	readonly form?: ReadonlyMap<string, string>;
	readonly json?: unknown;
	readonly headers?: Record<string, string>;
	readonly body?: string;
};

async function call(route: APIRoute | undefined, method: string, sent: Sent = {}) {
	const set: SetCookie[] = [];
	const json = sent.json === undefined ? undefined : JSON.stringify(sent.json);
	const content = sent.form ? new URLSearchParams([...sent.form]).toString() : json;
	const type = sent.form ? 'application/x-www-form-urlencoded' : 'application/json';
	const body = sent.body ?? content;
	const request = new Request(`${SITE}/api/auth/x`, {
		method,
		headers: { origin: SITE, ...(body ? { 'content-type': type } : {}), ...sent.headers },
		...(body ? { body } : {}),
	});
	const context = await requestWith(database, sent.cookies ?? {});
	const jar = {
		set: (name: string, value: string, attributes: Record<string, unknown>) =>
			void set.push({ name, value, attributes }),
	};
	const limiter = createRateLimiter(database.pool, false, context.log);
	const locals = { context, words, limiter, vendor: null };
	const astro = { request, url: new URL(request.url), params: {}, locals, cookies: jar } as unknown as APIContext;
	const response = (await route?.(astro)) as Response;
	return { status: response.status, headers: response.headers, body: await response.json(), set };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const HARD = { path: '/', httpOnly: true, sameSite: 'lax', secure: true };

test('24: all cookies have the prefix __Host-, HttpOnly and Secure', async () => {
	const started = await call(begin.POST, 'POST');
	const pre = started.set[0]?.value ?? '';
	const code =
		(await codeFor(identity, testBrowser(), makeRegisteredPerson(), 'register', { nonce: started.body.nonce })) ?? '';
	const entered = await call(token.POST, 'POST', { cookies: { pre }, form: codeForm(identity, code) });
	const sid = entered.set.find(({ name }) => name === '__Host-sid')?.value ?? '';
	const left = await call(logout.POST, 'POST', { cookies: { sid } });
	const all = [...started.set, ...entered.set, ...left.set];
	expect(all.map(({ name }) => name)).toEqual(['__Host-pre', '__Host-sid', '__Host-pre', '__Host-sid', '__Host-pre']);
	for (const { attributes } of all) {
		expect(attributes).toMatchObject(HARD);
		expect(attributes).not.toHaveProperty('domain');
	}
	expect(entered.headers.get('cache-control')).toBe('private, no-store');
	expect(JSON.stringify(entered.body)).not.toContain(sid);
	expect(entered.body.refresh_token).toBe('server');
});

test('after a sign-out the next sign-in requires the password', async () => {
	const left = await call(logout.POST, 'POST');
	expect(left).toMatchObject({ status: 200, body: { success: true } });
	const pre = left.set.find(({ name }) => name === '__Host-pre')?.value ?? '';
	expect((await call(begin.POST, 'POST', { cookies: { pre } })).body.prompt).toBe('login');
	expect((await call(begin.POST, 'POST')).body.prompt).toBeNull();
});

test('26: the old session cookie is worthless after the sign-out', async () => {
	const { sid } = await signedIn(database, identity);
	expect((await call(sessions.GET, 'GET', { cookies: { sid } })).status).toBe(200);
	await call(logout.POST, 'POST', { cookies: { sid } });
	expect((await call(sessions.GET, 'GET', { cookies: { sid } })).status).toBe(401);
	expect((await call(token.POST, 'POST', { cookies: { sid }, form: renewalForm })).status).toBe(400);
});

test.each([
	['without Origin', { origin: '' }],
	['with another Origin', { origin: 'https://evil.example' }],
	['marked as cross-site', { 'sec-fetch-site': 'cross-site' }],
])('21: a request (%s) can neither sign in nor sign out', async (_title, headers) => {
	const { sid } = await signedIn(database, identity);
	for (const [route, sent] of [
		[begin.POST, {}],
		[token.POST, { form: renewalForm }],
		[logout.POST, {}],
		[sessions.DELETE, {}],
	] as const) {
		const answer = await call(route, 'POST', { ...sent, cookies: { sid }, headers });
		expect(answer).toMatchObject({ status: 403, body: { code: 'http.origin_refused' }, set: [] });
	}
	expect((await call(sessions.GET, 'GET', { cookies: { sid } })).status).toBe(200);
});

test('23: the sign-in and sign-out endpoints reject GET with 405', async () => {
	for (const endpoint of [begin, token, logout, logoutByProvider]) {
		expect((await call(endpoint.ALL, 'GET')).status).toBe(405);
	}
});

test.each([
	['JSON', { json: { grant_type: 'refresh_token' } }, 415],
	['a repeated parameter', { body: 'grant_type=refresh_token&grant_type=x', headers: FORM }, 400],
	['invalid UTF-8', { body: 'grant_type=%ff', headers: FORM }, 400],
	['a body of one megabyte', { body: `grant_type=${'x'.repeat(1_000_000)}`, headers: FORM }, 413],
])('the token endpoint rejects %s', async (_title, sent, status) => {
	expect((await call(token.POST, 'POST', sent)).status).toBe(status);
});

test('the back-channel logout needs no Origin but a valid signature', async () => {
	const answer = await call(logoutByProvider.POST, 'POST', {
		form: new Map([['logout_token', 'a.b.c']]),
		headers: { origin: '' },
	});
	expect(answer.status).toBe(400);
});

test('6: the profile endpoint accepts name and phone, and rejects fields that would grant rights', async () => {
	const { sid } = await signedIn(database, identity);
	const patch = (json: object) => call(profile.PATCH, 'PATCH', { cookies: { sid }, json });
	for (const extra of ['isVendor', 'customerId', 'coins', 'role', 'isOperator', 'emailVerified', 'id', 'email']) {
		expect((await patch({ name: 'Lan', phone: '', [extra]: true })).status).toBe(422);
	}
	expect(await patch({ name: ' Lê  Lan ', phone: '0912 345 678' })).toMatchObject({
		status: 200,
		body: { name: 'Lê Lan', phone: '0912 345 678', emailVerified: false },
	});
	const refused = await patch({ name: 'Lan', phone: '12' });
	expect(refused).toMatchObject({ status: 422, body: { code: 'identity.phone_invalid' } });
	expect(refused.body.fields.phone).toContain('0912');
	for (const name of ['', '   ', 'a\u0000', 'a\ue000b', 'x'.repeat(101)])
		expect((await patch({ name, phone: '' })).status).toBe(422);
});

test('a visitor can neither see sessions, change a profile nor trigger mails', async () => {
	for (const [route, method] of [
		[sessions.GET, 'GET'],
		[sessions.DELETE, 'DELETE'],
		[profile.PATCH, 'PATCH'],
	] as const) {
		expect((await call(route, method)).status).toBe(401);
	}
});
