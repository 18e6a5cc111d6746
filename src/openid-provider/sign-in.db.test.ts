import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
	authorizeUrl,
	callbackOf,
	codeFor,
	exchange,
	form,
	makeRegisteredPerson,
	openForm,
	requestTokens,
	screenOf,
	testBrowser,
} from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());

const claimsOf = (token: string | undefined) =>
	JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

test('registration signs the person in, and the ID token contains name and e-mail', async () => {
	const person = makeRegisteredPerson();
	const code = await codeFor(identity, testBrowser(), person, 'register', { nonce: 'n-1' });
	const { status, body } = await exchange(identity, code ?? '');
	expect(status).toBe(200);
	expect(claimsOf(body.id_token)).toMatchObject({
		iss: identity.issuer,
		aud: 'chobiz-web',
		nonce: 'n-1',
		name: person.name,
		email: person.email,
		email_verified: false,
	});
	expect(claimsOf(body.access_token)).toMatchObject({ aud: `${identity.siteUrl}/api` });
	expect(body.expires_in).toBe(900);
});

test('signs in with the same password in another Unicode normalization', async () => {
	const person = { ...makeRegisteredPerson(), password: 'mật khẩu của tôi' };
	await codeFor(identity, testBrowser(), { ...person, password: person.password.normalize('NFD') }, 'register');
	const typed = { ...person, password: person.password.normalize('NFC') };
	expect(await codeFor(identity, testBrowser(), typed, 'sign_in')).toBeTruthy();
});

test('treats e-mail addresses that differ only in normalization or capitals as one account', async () => {
	const person = makeRegisteredPerson();
	const email = `hòa${person.email}`;
	await codeFor(identity, testBrowser(), { ...person, email: email.normalize('NFD') }, 'register');
	const again = { ...person, email: email.normalize('NFC').toUpperCase() };
	expect(await codeFor(identity, testBrowser(), again, 'register')).toBeNull();
	expect(await codeFor(identity, testBrowser(), again, 'sign_in')).toBeTruthy();
});

test.each([
	['12345', 'too_short'],
	['password', 'too_common'],
	['Qwertyuiop', 'too_common'],
	['x'.repeat(129), 'too_long'],
])('registration rejects the password %s with the problem %s', async (password, problem) => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser, { prompt: 'create' });
	const { response } = await browser.follow(
		url,
		callbackOf(identity),
		form({ step: 'register', ...makeRegisteredPerson(), password }),
	);
	expect(await screenOf(response)).toMatchObject({ kind: 'register', problem });
});

test('20 concurrent exchanges of one authorization code return tokens once', async () => {
	const code = (await codeFor(identity, testBrowser(), makeRegisteredPerson(), 'register')) ?? '';
	const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(identity, code)));
	const statuses = answers.map(({ status }) => status).sort();
	expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
});

test.each([
	['a wrong code verifier', { code_verifier: 'x'.repeat(43) }],
	['a different redirect URI', { redirect_uri: 'http://localhost:1/Auth/Callback' }],
])('the token endpoint rejects a code with %s', async (_title, change) => {
	const code = (await codeFor(identity, testBrowser(), makeRegisteredPerson(), 'register')) ?? '';
	expect((await exchange(identity, code, change)).status).toBe(400);
});

test.each([
	['no PKCE', { code_challenge: '', code_challenge_method: '' }, /code=/],
	['the plain PKCE method', { code_challenge_method: 'plain' }, /code=/],
	['the response type token', { response_type: 'token' }, /access_token/],
])('an authorization request with %s returns an error and no code', async (_title, change, given) => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser, change);
	expect(url).toContain('error=');
	expect(url).not.toMatch(given);
});

test('an authorization request never redirects to an unregistered redirect_uri', async () => {
	const { url, response } = await openForm(identity, testBrowser(), { redirect_uri: 'https://evil.example/' });
	expect(response.status).toBe(400);
	expect(url).toContain(identity.issuer);
});

test("the site's 404 page answers unknown paths of the identity service", async () => {
	for (const path of ['/khong-co', '/', '/token']) {
		const response = await fetch(identity.issuer + path);
		expect([response.status, await response.text()]).toEqual([404, 'failed 404']);
	}
});

test('the sign-in form redirects to the home page after sign-in, and a second submit answers 400', async () => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser, { prompt: 'create' });
	await browser.follow(url, callbackOf(identity), form({ step: 'register', ...makeRegisteredPerson() }));
	const back = await browser.request(url);
	expect([back.status, back.headers.get('location')]).toEqual([303, '/']);
	expect((await browser.request(url, form({ step: 'sign_in', ...makeRegisteredPerson() }))).status).toBe(400);
});

test('the ID token contains the e-mail in lower case', async () => {
	const person = makeRegisteredPerson();
	const typed = { ...person, email: person.email.toUpperCase() };
	const code = await codeFor(identity, testBrowser(), typed, 'register');
	const { body } = await exchange(identity, code ?? '');
	expect(claimsOf(body.id_token)).toMatchObject({ email: person.email.toLowerCase() });
});

test('the sign-in form keeps its purpose after an error or a switch to registration, and ignores an unknown purpose', async () => {
	const browser = testBrowser();
	const { url, response } = await openForm(identity, browser, { purpose: 'order' });
	expect(await screenOf(response)).toMatchObject({ kind: 'sign_in', purpose: 'order' });
	const wrong = await browser.follow(url, callbackOf(identity), form({ step: 'sign_in', ...makeRegisteredPerson() }));
	expect(await screenOf(wrong.response)).toMatchObject({ problem: 'wrong', purpose: 'order' });
	const other = await browser.request(`${url}?man=dang-ky`);
	expect(await screenOf(other)).toMatchObject({ kind: 'register', purpose: 'order' });
	for (const purpose of ['', 'constructor', 'nhận quà tại kẻ-gian.vn']) {
		const opened = await openForm(identity, testBrowser(), { purpose });
		expect(await screenOf(opened.response)).toMatchObject({ kind: 'sign_in', purpose: null });
	}
});

test('an expired sign-in form keeps the typed e-mail, and login_hint fills it into the next form', async () => {
	const person = makeRegisteredPerson();
	const { url } = await openForm(identity, testBrowser());
	const late = await testBrowser().request(url, form({ step: 'register', ...person }));
	expect(late.status).toBe(400);
	const over = { kind: 'over', reason: 'past', form: 'register', email: person.email };
	expect(await screenOf(late)).toMatchObject(over);
	const again = await openForm(identity, testBrowser(), { prompt: 'create', login_hint: person.email });
	expect(await screenOf(again.response)).toMatchObject({ kind: 'register', email: person.email });
});

test('registration rejects a too large form with 413 and a malformed one with 400, and shows invalid fields at the field', async () => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser, { prompt: 'create' });
	const send = (fields: Readonly<Record<string, string>>) =>
		browser.follow(url, callbackOf(identity), form({ step: 'register', ...makeRegisteredPerson(), ...fields }));
	const large = (await send({ name: 'x'.repeat(20_000) })).response;
	expect([large.status, await screenOf(large)]).toMatchObject([413, { kind: 'over', reason: 'too_large' }]);
	const broken = (await send({ name: 'a\u0000b' })).response;
	expect([broken.status, await screenOf(broken)]).toMatchObject([400, { kind: 'over', reason: 'malformed' }]);
	for (const name of ['\u2800 \u3164', '...', 'a\ue000b']) {
		const nobody = (await send({ name })).response;
		expect([nobody.status, await screenOf(nobody)]).toMatchObject([200, { kind: 'register', problem: 'name' }]);
	}
	const long = (await send({ password: 'x'.repeat(10_000) })).response;
	expect([long.status, await screenOf(long)]).toMatchObject([200, { kind: 'register', problem: 'too_long' }]);
});

test('a browser cannot open a sign-in form that another browser started', async () => {
	const { url } = await openForm(identity, testBrowser());
	const stranger = testBrowser();
	expect((await stranger.request(url)).status).toBe(400);
	expect((await stranger.request(url, form({ step: 'sign_in', ...makeRegisteredPerson() }))).status).toBe(400);
	await openForm(identity, stranger);
	expect((await stranger.request(url)).status).toBe(400);
});

test("signing in as another person replaces the previous person's session", async () => {
	const browser = testBrowser();
	const [first, second] = [makeRegisteredPerson(), makeRegisteredPerson()];
	await codeFor(identity, testBrowser(), second, 'register');
	await codeFor(identity, browser, first, 'register');
	const code = await codeFor(identity, browser, second, 'sign_in', { prompt: 'login' });
	const { body } = await exchange(identity, code ?? '');
	expect(claimsOf(body.id_token)).toMatchObject({ email: second.email });
});

test('a signed-in person gets a code without a form, but prompt=login shows the form again', async () => {
	const browser = testBrowser();
	await codeFor(identity, browser, makeRegisteredPerson(), 'register');
	expect((await openForm(identity, browser)).url).toContain('code=');
	expect(await screenOf((await openForm(identity, browser, { prompt: 'login' })).response)).toMatchObject({
		kind: 'sign_in',
	});
});

test('refresh tokens rotate; reuse fails with invalid_grant, and reuse after 11 seconds revokes the token family', async () => {
	const code = (await codeFor(identity, testBrowser(), makeRegisteredPerson(), 'register')) ?? '';
	const first = (await exchange(identity, code)).body.refresh_token ?? '';
	const refresh = (token: string) => requestTokens(identity, { grant_type: 'refresh_token', refresh_token: token });
	const second = (await refresh(first)).body.refresh_token ?? '';
	expect(second).not.toBe(first);
	expect(await refresh(first)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
	const third = (await refresh(second)).body.refresh_token ?? '';
	await database.pool.query(
		"UPDATE identity_records SET consumed_at = consumed_at - interval '11 s' WHERE consumed_at IS NOT NULL",
	);
	expect((await refresh(first)).status).toBe(400);
	expect((await refresh(third)).status).toBe(400);
});

test('20 concurrent uses of one refresh token rotate it once', async () => {
	const code = (await codeFor(identity, testBrowser(), makeRegisteredPerson(), 'register')) ?? '';
	const token = (await exchange(identity, code)).body.refresh_token ?? '';
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => requestTokens(identity, { grant_type: 'refresh_token', refresh_token: token })),
	);
	const renewed = answers.filter(({ status }) => status === 200);
	expect(renewed).toHaveLength(1);
	const next = renewed[0]?.body.refresh_token ?? '';
	expect((await requestTokens(identity, { grant_type: 'refresh_token', refresh_token: next })).status).toBe(200);
});

test('the database stores codes, refresh tokens and cookies only in unreadable form', async () => {
	const browser = testBrowser();
	const code = (await codeFor(identity, browser, makeRegisteredPerson(), 'register')) ?? '';
	const { body } = await exchange(identity, code);
	const { rows } = await database.pool.query('SELECT row_to_json(r)::text AS text FROM identity_records r');
	const stored = rows.map((row: { text: string }) => row.text).join('\n');
	const secrets = [code, body.refresh_token ?? 'none', ...[...browser.cookies].map(([, value]) => value)];
	for (const secret of secrets) expect(stored).not.toContain(secret);
});

test('identity cookies on https are Secure and limited to the identity paths', async () => {
	const secure = await testIdentity(database, { isHttps: true });
	const plainUrl = authorizeUrl(secure).replace('https:', 'http:');
	const answer = await fetch(plainUrl, { redirect: 'manual' });
	const lines = answer.headers.getSetCookie();
	await secure.close();
	expect(answer.headers.get('location')).toMatch(/^\/identity\/interaction\//);
	expect(lines.length).toBeGreaterThan(1);
	for (const line of lines) {
		expect(line).toMatch(/^__Secure-idp-[a-z]+(\.sig)?=/);
		expect(line).toMatch(/; path=\/identity\//);
		for (const attribute of ['secure', 'httponly', 'samesite=lax']) expect(line).toContain(`; ${attribute}`);
		expect(line).not.toContain('domain');
	}
});
