import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
	codeFor,
	exchange,
	form,
	mailedLinks,
	makeRegisteredPerson,
	openForm,
	requestTokens,
	screenOf,
	testBrowser,
} from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { medianDifference } from '#tests/medians.ts';
import { LINK_ATTEMPT_LIMIT, PASSWORD_RESET_LIMIT } from './rules.ts';

// Each password hash takes a whole CPU core, and other tests may run on the same machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const heard: string[] = [];
const identity = await testIdentity(database, {
	receives: {
		emailVerified: async (_scope, { email }) => void heard.push(`verified ${email}`),
		passwordChanged: async () => void heard.push('password changed'),
	},
});
const limited = await testIdentity(database, { limitsOn: true });
afterAll(() => Promise.all([identity.close(), limited.close()]));

const newcomer = async () => {
	const [person, browser] = [makeRegisteredPerson(), testBrowser()];
	const code = (await codeFor(identity, browser, person, 'register')) ?? '';
	return { person, browser, tokens: (await exchange(identity, code)).body };
};
const requestReset = (email: string, at = identity) =>
	fetch(`${at.issuer}/quen-mat-khau`, { ...form({ email }), redirect: 'manual' });
const tokenIn = (link: string | undefined) => new URL(link ?? 'http://x').searchParams.get('token') ?? '';
const post = (path: string, fields: Record<string, string>) =>
	fetch(`${identity.issuer}/${path}`, { ...form(fields), redirect: 'manual' });

test('a verification link verifies the e-mail only on submit, and 5 concurrent submits verify it once', async () => {
	const { person } = await newcomer();
	const [link] = await mailedLinks(database, person.email);
	for (let opened = 0; opened < 2; opened += 1) {
		expect(await screenOf(await fetch(link ?? ''))).toMatchObject({ kind: 'verify', outcome: 'asked' });
	}
	expect(heard).not.toContain(`verified ${person.email}`);
	const token = tokenIn(link);
	const answers = await Promise.all(Array.from({ length: 5 }, () => post('xac-nhan-email', { token })));
	const locations = answers.map((answer) => answer.headers.get('location')?.replace(/^.*\?/, ''));
	expect(locations.sort()).toEqual(['het-han', 'het-han', 'het-han', 'het-han', 'xong']);
	expect(heard.filter((fact) => fact === `verified ${person.email}`)).toHaveLength(1);
});

test('a verification link is unusable after 24 hours', async () => {
	const { person } = await newcomer();
	const [link] = await mailedLinks(database, person.email);
	await database.setClock('24 hours');
	expect(await screenOf(await fetch(link ?? ''))).toMatchObject({ outcome: 'unusable' });
	await database.setClock('0 s');
});

test('a password reset ends all sessions of the account and invalidates its other links', async () => {
	const { person, browser, tokens } = await newcomer();
	await requestReset(person.email);
	await requestReset(person.email);
	const [, older, newer] = await mailedLinks(database, person.email);
	const weak = await post('dat-lai-mat-khau', { token: tokenIn(newer), password: '12345' });
	expect(weak.headers.get('location')).toContain('loi=too_short');
	const done = await post('dat-lai-mat-khau', { token: tokenIn(newer), password: 'một mật khẩu mới' });
	expect(done.headers.get('location')).toContain('xong');
	expect(heard).toContain('password changed');
	expect(heard).toContain(`verified ${person.email}`);
	for (const link of [older, newer]) {
		const again = await post('dat-lai-mat-khau', { token: tokenIn(link), password: 'lại một mật khẩu' });
		expect(again.headers.get('location')).not.toContain('xong');
	}
	const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' };
	expect((await requestTokens(identity, renewal)).status).toBe(400);
	expect(await screenOf((await openForm(identity, browser)).response)).toMatchObject({ kind: 'sign_in' });
	expect(await codeFor(identity, testBrowser(), person, 'sign_in')).toBeNull();
	expect(await codeFor(identity, testBrowser(), { ...person, password: 'một mật khẩu mới' }, 'sign_in')).toBeTruthy();
});

test('a reset link is unusable after one hour', async () => {
	const { person } = await newcomer();
	await requestReset(person.email);
	const link = (await mailedLinks(database, person.email))[1];
	await database.setClock('1 hour');
	expect(await screenOf(await fetch(link ?? ''))).toMatchObject({ kind: 'reset', isUsable: false });
	await database.setClock('0 s');
});

test('a reset request answers identically and equally fast for known and unknown e-mail addresses', async () => {
	const { person } = await newcomer();
	const times = { known: [] as number[], unknown: [] as number[] };
	const timed = async (email: string) => {
		const startedAt = performance.now();
		const answer = await requestReset(email);
		return { tookMs: performance.now() - startedAt, answer: [answer.status, answer.headers.get('location')] };
	};
	for (let round = 0; round < 50; round += 1) {
		const [known, unknown] = [await timed(person.email), await timed(makeRegisteredPerson().email)];
		expect(unknown.answer).toEqual(known.answer);
		times.known.push(known.tookMs);
		times.unknown.push(unknown.tookMs);
	}
	expect(Math.abs(medianDifference(times.known, times.unknown))).toBeLessThan(20);
});

test('one account receives at most 5 reset mails per hour, and further requests still answer 303', async () => {
	const { person } = await newcomer();
	const answers = await Promise.all(Array.from({ length: 8 }, () => requestReset(person.email, limited)));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
	expect(await mailedLinks(database, person.email)).toHaveLength(1 + 5);
});

test('reset mails that strangers request do not use up those of a known browser, nor its tries', async () => {
	const { person, browser } = await newcomer();
	await Promise.all(Array.from({ length: 6 }, () => requestReset(person.email, limited)));
	expect(await mailedLinks(database, person.email)).toHaveLength(1 + 5);
	await browser.request(`${limited.issuer}/quen-mat-khau`, form({ email: person.email }));
	expect(await mailedLinks(database, person.email)).toHaveLength(1 + 5);
	await codeFor(limited, browser, person, 'sign_in');
	await browser.request(`${limited.issuer}/quen-mat-khau`, form({ email: person.email }));
	expect(await mailedLinks(database, person.email)).toHaveLength(1 + 6);
});

test('the browser that set a new password may sign in while strangers are locked out', async () => {
	const { person } = await newcomer();
	for (let tries = 0; tries < 11; tries += 1)
		await codeFor(identity, testBrowser(), { ...person, password: 'khong-phai-day' }, 'sign_in');
	const fresh = testBrowser();
	expect(await codeFor(identity, fresh, person, 'sign_in')).toBeNull();
	await requestReset(person.email);
	const token = tokenIn((await mailedLinks(database, person.email)).at(-1));
	const renewed = { ...person, password: 'một mật khẩu mới' };
	await fresh.request(`${identity.issuer}/dat-lai-mat-khau`, form({ token, password: renewed.password }));
	expect(await codeFor(identity, fresh, renewed, 'sign_in')).toBeTruthy();
	expect(await codeFor(identity, testBrowser(), renewed, 'sign_in')).toBeNull();
});

test('reset requests are rate-limited per IP address', async () => {
	const statuses = [];
	for (let round = 0; round < 21; round += 1)
		statuses.push((await requestReset(makeRegisteredPerson().email, limited)).status);
	expect(statuses.at(-1)).toBe(429);
});

test("the endpoint that resends a verification mail answers 404 without the client's credentials", async () => {
	const { person } = await newcomer();
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM identity_accounts WHERE email = $1', [
		person.email,
	]);
	const sub = rows[0]?.id ?? '';
	expect((await post('account/verification', { sub })).status).toBe(404);
	const wrong = { ...form({ sub }), headers: { ...form({}).headers, authorization: 'Basic Y2hvYml6LXdlYjp4' } };
	expect((await fetch(`${identity.issuer}/account/verification`, wrong)).status).toBe(404);
	expect(await mailedLinks(database, person.email)).toHaveLength(1);
});

test('others behind one IP address stop neither the links of a person nor the mails of a known browser', async () => {
	const [person, browser] = [makeRegisteredPerson(), testBrowser()];
	await codeFor(limited, browser, person, 'register');
	for (const rule of [LINK_ATTEMPT_LIMIT, PASSWORD_RESET_LIMIT])
		await limited.service.limiter.take(rule, 'ip:127.0.0.1', rule.points + 1);
	const sent = (path: string, fields: Record<string, string>, from = testBrowser()) =>
		from.request(`${limited.issuer}/${path}`, form(fields));
	expect((await sent('quen-mat-khau', { email: person.email })).status).toBe(429);
	expect((await sent('quen-mat-khau', { email: person.email }, browser)).status).toBe(303);
	const [verification, reset] = await mailedLinks(database, person.email);
	expect((await sent('xac-nhan-email', { token: 'x'.repeat(43) })).status).toBe(429);
	const verified = await sent('xac-nhan-email', { token: tokenIn(verification) });
	expect(verified.headers.get('location')).toContain('xong');
	const changed = await sent('dat-lai-mat-khau', { token: tokenIn(reset), password: 'mat-khau-moi-9' });
	expect(changed.headers.get('location')).toContain('xong');
	expect((await sent('dat-lai-mat-khau', { token: tokenIn(reset), password: 'mat-khau-moi-9' })).status).toBe(429);
});
