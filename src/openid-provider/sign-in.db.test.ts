import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
	authorizeUrl,
	callbackOf,
	codeFor,
	exchange,
	form,
	openForm,
	requestTokens,
	screenOf,
	somebody,
	testBrowser,
} from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';

// Passwords cost a core each, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());

const claimsOf = (token: string | undefined) =>
	JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

test('registering signs in at once, and the token tells name and e-mail', async () => {
	const person = somebody();
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

test('the same password typed with other code points signs in', async () => {
	const person = { ...somebody(), password: 'mật khẩu của tôi' };
	await codeFor(identity, testBrowser(), { ...person, password: person.password.normalize('NFD') }, 'register');
	const typed = { ...person, password: person.password.normalize('NFC') };
	expect(await codeFor(identity, testBrowser(), typed, 'sign_in')).toBeTruthy();
});

test('the same e-mail typed with other code points or capitals is one account', async () => {
	const person = somebody();
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
])('the password %s is refused: %s', async (password, problem) => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser, { prompt: 'create' });
	const { response } = await browser.follow(
		url,
		callbackOf(identity),
		form({ step: 'register', ...somebody(), password }),
	);
	expect(await screenOf(response)).toMatchObject({ kind: 'register', problem });
});

test('of twenty exchanges of one code at once at most one gets tokens', async () => {
	const code = (await codeFor(identity, testBrowser(), somebody(), 'register')) ?? '';
	const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(identity, code)));
	const statuses = answers.map(({ status }) => status).sort();
	expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
});

test.each([
	['another verifier', { code_verifier: 'x'.repeat(43) }],
	['another redirect address', { redirect_uri: 'http://localhost:1/Auth/Callback' }],
])('a code with %s is refused', async (_title, change) => {
	const code = (await codeFor(identity, testBrowser(), somebody(), 'register')) ?? '';
	expect((await exchange(identity, code, change)).status).toBe(400);
});

test.each([
	['no PKCE', { code_challenge: '', code_challenge_method: '' }, /code=/],
	['plain PKCE', { code_challenge_method: 'plain' }, /code=/],
	['tokens in the address', { response_type: 'token' }, /access_token/],
])('an authorization with %s gives no code', async (_title, change, given) => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser, change);
	expect(url).toContain('error=');
	expect(url).not.toMatch(given);
});

test('an unknown redirect address is never gone to', async () => {
	const { url, response } = await openForm(identity, testBrowser(), { redirect_uri: 'https://evil.example/' });
	expect(response.status).toBe(400);
	expect(url).toContain(identity.issuer);
});

test('a path that the service does not have is answered by the site, like every other', async () => {
	for (const path of ['/khong-co', '/', '/token']) {
		const response = await fetch(identity.issuer + path);
		expect([response.status, await response.text()]).toEqual([404, 'failed 404']);
	}
});

test('looking back at the form after signing in leads home, sending it again does not', async () => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser, { prompt: 'create' });
	await browser.follow(url, callbackOf(identity), form({ step: 'register', ...somebody() }));
	const back = await browser.request(url);
	expect([back.status, back.headers.get('location')]).toEqual([303, '/']);
	expect((await browser.request(url, form({ step: 'sign_in', ...somebody() }))).status).toBe(400);
});

test('an e-mail typed with capitals is told back as everybody writes it', async () => {
	const person = somebody();
	const typed = { ...person, email: person.email.toUpperCase() };
	const code = await codeFor(identity, testBrowser(), typed, 'register');
	const { body } = await exchange(identity, code ?? '');
	expect(claimsOf(body.id_token)).toMatchObject({ email: person.email.toLowerCase() });
});

test('the form knows what somebody was sent for, also when it is wrong or left for the other one; made-up words say nothing', async () => {
	const browser = testBrowser();
	const { url, response } = await openForm(identity, browser, { purpose: 'order' });
	expect(await screenOf(response)).toMatchObject({ kind: 'sign_in', purpose: 'order' });
	const wrong = await browser.follow(url, callbackOf(identity), form({ step: 'sign_in', ...somebody() }));
	expect(await screenOf(wrong.response)).toMatchObject({ problem: 'wrong', purpose: 'order' });
	const other = await browser.request(`${url}?man=dang-ky`);
	expect(await screenOf(other)).toMatchObject({ kind: 'register', purpose: 'order' });
	for (const purpose of ['', 'constructor', 'nhận quà tại kẻ-gian.vn']) {
		const opened = await openForm(identity, testBrowser(), { purpose });
		expect(await screenOf(opened.response)).toMatchObject({ kind: 'sign_in', purpose: null });
	}
});

test('a form that is over says so, keeps the e-mail that was typed, and a new one is filled with it', async () => {
	const person = somebody();
	const { url } = await openForm(identity, testBrowser());
	const late = await testBrowser().request(url, form({ step: 'register', ...person }));
	expect(late.status).toBe(400);
	const over = { kind: 'over', reason: 'past', form: 'register', email: person.email };
	expect(await screenOf(late)).toMatchObject(over);
	const again = await openForm(identity, testBrowser(), { prompt: 'create', login_hint: person.email });
	expect(await screenOf(again.response)).toMatchObject({ kind: 'register', email: person.email });
});

test('what is no form of ours, or longer than one, is refused with its own status; a long value beside its field', async () => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser, { prompt: 'create' });
	const send = (fields: Readonly<Record<string, string>>) =>
		browser.follow(url, callbackOf(identity), form({ step: 'register', ...somebody(), ...fields }));
	const large = (await send({ name: 'x'.repeat(20_000) })).response;
	expect([large.status, await screenOf(large)]).toMatchObject([413, { kind: 'over', reason: 'too_large' }]);
	const broken = (await send({ name: 'a\u0000b' })).response;
	expect([broken.status, await screenOf(broken)]).toMatchObject([400, { kind: 'over', reason: 'malformed' }]);
	for (const name of ['\u2800 \u3164', '...', 'a\u202Eb']) {
		const nobody = (await send({ name })).response;
		expect([nobody.status, await screenOf(nobody)]).toMatchObject([200, { kind: 'register', problem: 'name' }]);
	}
	const long = (await send({ password: 'x'.repeat(10_000) })).response;
	expect([long.status, await screenOf(long)]).toMatchObject([200, { kind: 'register', problem: 'too_long' }]);
});

test('a form that another browser opened does not exist here', async () => {
	const { url } = await openForm(identity, testBrowser());
	const stranger = testBrowser();
	expect((await stranger.request(url)).status).toBe(400);
	expect((await stranger.request(url, form({ step: 'sign_in', ...somebody() }))).status).toBe(400);
	await openForm(identity, stranger);
	expect((await stranger.request(url)).status).toBe(400);
});

test('signing in on top of somebody else ends that one’s sign-in without a detour', async () => {
	const browser = testBrowser();
	const [first, second] = [somebody(), somebody()];
	await codeFor(identity, testBrowser(), second, 'register');
	await codeFor(identity, browser, first, 'register');
	const code = await codeFor(identity, browser, second, 'sign_in', { prompt: 'login' });
	const { body } = await exchange(identity, code ?? '');
	expect(claimsOf(body.id_token)).toMatchObject({ email: second.email });
});

test('who is signed in gets a code without a form, but not after asking for the password', async () => {
	const browser = testBrowser();
	await codeFor(identity, browser, somebody(), 'register');
	expect((await openForm(identity, browser)).url).toContain('code=');
	expect(await screenOf((await openForm(identity, browser, { prompt: 'login' })).response)).toMatchObject({
		kind: 'sign_in',
	});
});

test('a refresh token rotates, an immediate second use finds nothing, a late one kills the family', async () => {
	const code = (await codeFor(identity, testBrowser(), somebody(), 'register')) ?? '';
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

test('of twenty uses of one refresh token at once one rotates it', async () => {
	const code = (await codeFor(identity, testBrowser(), somebody(), 'register')) ?? '';
	const token = (await exchange(identity, code)).body.refresh_token ?? '';
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => requestTokens(identity, { grant_type: 'refresh_token', refresh_token: token })),
	);
	const renewed = answers.filter(({ status }) => status === 200);
	expect(renewed).toHaveLength(1);
	const next = renewed[0]?.body.refresh_token ?? '';
	expect((await requestTokens(identity, { grant_type: 'refresh_token', refresh_token: next })).status).toBe(200);
});

test('nothing that opens anything lies readable in the database', async () => {
	const browser = testBrowser();
	const code = (await codeFor(identity, browser, somebody(), 'register')) ?? '';
	const { body } = await exchange(identity, code);
	const { rows } = await database.pool.query('SELECT row_to_json(r)::text AS text FROM identity_records r');
	const stored = rows.map((row: { text: string }) => row.text).join('\n');
	const secrets = [code, body.refresh_token ?? 'none', ...[...browser.cookies].map(([, value]) => value)];
	for (const secret of secrets) expect(stored).not.toContain(secret);
});

test('on https its cookies are sent over TLS only, to its own paths only', async () => {
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
