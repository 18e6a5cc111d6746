import { afterAll, expect, test, vi } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { codeFor, makeRegisteredPerson, testBrowser } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { codeForm, requestWith, signedIn } from '#tests/signed-in.ts';
import { getAuthState } from '../queries/get-auth-state.ts';
import { answerTokenRequest } from './answer-token-request.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { enterCustomer } from './enter-customer.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());

const finders = { shopOf: async () => null, coinOf: async () => 1234 };
const whoIs = async (sid: string) => {
	return getAuthState(await requestWith(database, { sid }), finders);
};
const begin = async (cookies: { pre?: string } = {}) => {
	const started = await beginSignIn(await requestWith(database, cookies));
	if (!started.ok) throw new Error('beginning is never refused');
	return started.value;
};
const countSessions = async () => {
	const { rows } = await database.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM sessions');
	return rows[0]?.count ?? 0;
};

test('a first sign-in creates a customer and returns the full auth state', async () => {
	const person = await signedIn(database, identity);
	const state = await whoIs(person.sid);
	expect(state).toMatchObject({
		isLoggedIn: true,
		coinVnd: 1234,
		userName: person.name,
		email: person.email,
		emailVerified: false,
		customerId: person.customerId,
		tokenType: 'Bearer',
		accessLifeS: 900,
		isRenewable: true,
	});
	expect(state.accessToken.split('.')).toHaveLength(3);
	expect(Date.parse(state.expiresAtUtc)).toBeGreaterThan(Date.now() + 880_000);
	expect(state.customerGuid).not.toBe(state.customerId);
});

test('getAuthState returns an empty state without a token for a visitor', async () => {
	expect(await whoIs('')).toMatchObject({
		isLoggedIn: false,
		coinVnd: 0,
		accessToken: '',
		customerId: '',
		vendorData: null,
	});
});

test('the sessions table contains neither the cookie nor the access token in plain text', async () => {
	const { sid } = await signedIn(database, identity);
	const { accessToken } = await whoIs(sid);
	const { rows } = await database.pool.query<{ text: string }>('SELECT row_to_json(s)::text AS text FROM sessions s');
	const stored = rows.map(({ text }) => text).join('\n');
	for (const secret of [sid, accessToken]) expect(stored).not.toContain(secret);
});

test('each sign-in sets a new session cookie and ends the previous session of the browser', async () => {
	const first = await signedIn(database, identity);
	const { nonce, cookie: pre } = await begin();
	const code = await codeFor(identity, testBrowser(), first, 'sign_in', { nonce });
	const context = await requestWith(database, { pre, sid: first.sid });
	const outcome = await answerTokenRequest(context, codeForm(identity, code ?? ''));
	expect(outcome).toMatchObject({ kind: 'tokens' });
	const sid = outcome.kind === 'tokens' ? (outcome.sessionCookie ?? '') : '';
	expect(sid).not.toBe(first.sid);
	expect((await whoIs(first.sid)).isLoggedIn).toBe(false);
	expect((await whoIs(sid)).customerId).toBe(first.customerId);
});

test('sign-in never adopts a session cookie that was set beforehand', async () => {
	const planted = 'planted-by-somebody-else-000000000000000000';
	const person = makeRegisteredPerson();
	const { nonce, cookie: pre } = await begin();
	const code = await codeFor(identity, testBrowser(), person, 'register', { nonce });
	const outcome = await answerTokenRequest(
		await requestWith(database, { pre, sid: planted }),
		codeForm(identity, code ?? ''),
	);
	expect(outcome.kind === 'tokens' && outcome.sessionCookie).not.toBe(planted);
	expect((await whoIs(planted)).isLoggedIn).toBe(false);
});

test('a code from a sign-in of another browser is rejected and opens no session', async () => {
	const attacker = await begin();
	const code =
		(await codeFor(identity, testBrowser(), makeRegisteredPerson(), 'register', { nonce: attacker.nonce })) ?? '';
	const before = await countSessions();
	const victim = await begin();
	expect(await answerTokenRequest(await requestWith(database, {}), codeForm(identity, code))).toMatchObject({
		status: 400,
	});
	const withOwnCookie = await answerTokenRequest(
		await requestWith(database, { pre: victim.cookie }),
		codeForm(identity, code),
	);
	expect(withOwnCookie).toMatchObject({ kind: 'refused', status: 401 });
	expect(await countSessions()).toBe(before);
});

test('beginning a sign-in in two tabs keeps one cookie, so that both can complete', async () => {
	const first = await begin();
	const second = await begin({ pre: first.cookie });
	expect(second.nonce).toBe(first.nonce);
});

test('twenty concurrent exchanges of one code open one session', async () => {
	const { nonce, cookie: pre } = await begin();
	const code = (await codeFor(identity, testBrowser(), makeRegisteredPerson(), 'register', { nonce })) ?? '';
	const before = await countSessions();
	const context = await requestWith(database, { pre });
	const outcomes = await Promise.all(
		Array.from({ length: 20 }, () => answerTokenRequest(context, codeForm(identity, code))),
	);
	expect(outcomes.filter(({ kind }) => kind === 'tokens')).toHaveLength(1);
	expect(outcomes.filter((one) => one.kind === 'refused' && one.status === 400)).toHaveLength(19);
	expect(await countSessions()).toBe(before + 1);
});

test.each([
	['no code', { code: '' }],
	['a different redirect URI', { redirect_uri: 'https://evil.example/' }],
	['an unsupported grant type', { grant_type: 'password' }],
	['a refresh token in place of a code', { grant_type: 'refresh_token', refresh_token: 'x'.repeat(43) }],
	['a code of 3 kB', { code: 'x'.repeat(3000) }],
])('answerTokenRequest rejects a request with %s', async (_title, change) => {
	const { cookie: pre } = await begin();
	const fields = new Map([...codeForm(identity, 'code'), ...Object.entries(change)]);
	expect(await answerTokenRequest(await requestWith(database, { pre }), fields)).toMatchObject({
		kind: 'refused',
		status: 400,
	});
});

test('answerTokenRequest returns 503 while the identity provider is unreachable', async () => {
	const { cookie: pre } = await begin();
	identity.setAway(true);
	const outcome = await answerTokenRequest(await requestWith(database, { pre }), codeForm(identity, 'code'));
	identity.setAway(false);
	expect(outcome).toMatchObject({ kind: 'refused', status: 503 });
});

test('ten concurrent first sign-ins of one account create one customer', async () => {
	const email = makeRegisteredPerson().email;
	const newcomer = {
		issuer: 'https://idp.example',
		subject: 's-1',
		email,
		name: 'Lan',
		isEmailVerified: true,
		signedInId: null,
	};
	const context = contextOf(database, system());
	const entered = await Promise.all(
		Array.from({ length: 10 }, () => transact(context, (scope) => enterCustomer(scope, newcomer))),
	);
	expect(new Set(entered.map((one) => one.ok && one.value)).size).toBe(1);
});

test('an external account with the e-mail of a customer is accepted only while that customer is signed in', async () => {
	const customer = await makeCustomer(database.db);
	const { email } = customer;
	const other = { issuer: 'https://idp.example', subject: 's-2', email, name: 'Lan', isEmailVerified: true };
	const context = contextOf(database, system());
	const enter = (signedInId: string | null) =>
		transact(context, (scope) => enterCustomer(scope, { ...other, signedInId }));
	expect(await enter(null)).toMatchObject({ ok: false, error: { code: 'identity.email_belongs_to_other_account' } });
	expect(await enter(customer.id)).toEqual({ ok: true, value: customer.id });
	expect(await enter(null)).toEqual({ ok: true, value: customer.id });
});

test("accounts of the embedded provider survive a change of the site's domain", async () => {
	const person = await signedIn(database, identity);
	const elsewhere = await testIdentity(database);
	const again = await signedIn(database, elsewhere, person, 'sign_in');
	await elsewhere.close();
	expect(elsewhere.issuer).not.toBe(identity.issuer);
	expect(again.customerId).toBe(person.customerId);
});
