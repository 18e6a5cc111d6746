import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
	authorizeUrl,
	codeFor,
	form,
	makeRegisteredPerson,
	openForm,
	type Person,
	screenOf,
	testBrowser,
} from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { medianDifference } from '#tests/medians.ts';
import { FAILED_SIGN_IN_LIMIT, SIGN_IN_START_LIMIT } from './rules.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
const limited = await testIdentity(database, { limitsOn: true });
afterAll(() => Promise.all([identity.close(), limited.close()]));

const tryToSignIn = async (person: Person, at = identity) => {
	const browser = testBrowser();
	const { url } = await openForm(at, browser);
	const startedAt = performance.now();
	const posted = await browser.request(url, form({ step: 'sign_in', ...person }));
	const tookMs = performance.now() - startedAt;
	const location = posted.headers.get('location') ?? '';
	return { posted, location, tookMs, browser, isIn: location.includes('/identity/auth/') };
};

test('10 wrong passwords lock an account for 15 minutes, and the right password then gets the same answer', async () => {
	const person = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), person, 'register');
	const wrong = { ...person, password: 'khong-phai-day' };
	for (let tries = 0; tries < 9; tries += 1) expect((await tryToSignIn(wrong)).isIn).toBe(false);
	expect((await tryToSignIn(person)).isIn).toBe(true);
	for (let tries = 0; tries < 10; tries += 1) await tryToSignIn(wrong);
	const [rejectedWrong, rejectedRight] = [await tryToSignIn(wrong), await tryToSignIn(person)];
	expect(rejectedRight.isIn).toBe(false);
	expect(rejectedRight.posted.status).toBe(rejectedWrong.posted.status);
	const screens = await Promise.all(
		[rejectedWrong, rejectedRight].map(async ({ browser, location }) =>
			screenOf(await browser.request(new URL(location, identity.siteUrl).href)),
		),
	);
	expect(screens[1]).toEqual(screens[0]);
	await database.setClock('14 minutes');
	expect((await tryToSignIn(person)).isIn).toBe(false);
	await database.setClock('15 minutes');
	expect((await tryToSignIn(person)).isIn).toBe(true);
	await database.setClock('0 s');
});

test('20 concurrent wrong passwords increase failed_count to 10 only', async () => {
	const person = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), person, 'register');
	await Promise.all(Array.from({ length: 20 }, () => tryToSignIn({ ...person, password: 'khong-phai-day' })));
	const { rows } = await database.pool.query('SELECT failed_count FROM identity_accounts WHERE email = $1', [
		person.email,
	]);
	expect(rows).toEqual([{ failed_count: 10 }]);
	expect((await tryToSignIn(person)).isIn).toBe(false);
});

test('a rejected sign-in answers identically and equally fast for known and unknown e-mail addresses', async () => {
	const known = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), known, 'register');
	const times = { known: [] as number[], unknown: [] as number[] };
	for (let round = 0; round < 50; round += 1) {
		if (round % 8 === 0)
			await database.pool.query('UPDATE identity_accounts SET failed_count = 0, locked_until = NULL');
		const first = await tryToSignIn({ ...known, password: 'khong-phai-day' });
		const second = await tryToSignIn({ ...makeRegisteredPerson(), password: 'khong-phai-day' });
		expect(second.posted.status).toBe(first.posted.status);
		times.known.push(first.tookMs);
		times.unknown.push(second.tookMs);
	}
	expect(Math.abs(medianDifference(times.known, times.unknown))).toBeLessThan(20);
});

test('wrong passwords for many accounts are limited per IP address, and right passwords do not count', async () => {
	const person = makeRegisteredPerson();
	await codeFor(limited, testBrowser(), person, 'register');
	await limited.service.limiter.take(FAILED_SIGN_IN_LIMIT, 'ip:127.0.0.1', 48);
	for (let round = 0; round < 4; round += 1) expect((await tryToSignIn(person, limited)).isIn).toBe(true);
	const wrong = [
		await tryToSignIn(makeRegisteredPerson(), limited),
		await tryToSignIn(makeRegisteredPerson(), limited),
	];
	expect(wrong.map(({ posted }) => posted.status)).toEqual([303, 303]);
	expect((await tryToSignIn(makeRegisteredPerson(), limited)).posted.status).toBe(303);
	const last = await tryToSignIn(person, limited);
	expect(last.posted.status).toBe(429);
	expect(Number(last.posted.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('registering a known e-mail address answers 303 five times per hour, then 429', async () => {
	const person = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), person, 'register');
	const statuses: number[] = [];
	for (let round = 0; round < 6; round += 1) {
		const browser = testBrowser();
		const { url } = await openForm(limited, browser, { prompt: 'create' });
		statuses.push((await browser.request(url, form({ step: 'register', ...person }))).status);
	}
	expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});

test('registrations are rate-limited per IP address', async () => {
	const browser = testBrowser();
	const { url } = await openForm(limited, browser, { prompt: 'create' });
	const statuses = new Set<number>();
	for (let round = 0; round < 65; round += 1) {
		statuses.add(
			(await browser.request(url, form({ step: 'register', ...makeRegisteredPerson(), password: 'x' }))).status,
		);
	}
	expect(statuses).toEqual(new Set([303, 429]));
});

test('one IP address may start 120 sign-ins per 15 minutes, however it spells the path', async () => {
	await limited.service.limiter.take(SIGN_IN_START_LIMIT, 'ip:127.0.0.1', SIGN_IN_START_LIMIT.points);
	const started = await startedSignIns();
	for (const spelling of ['auth', 'auth/', 'AUTH']) {
		const refused = await fetch(authorizeUrl(limited).replace('/auth?', `/${spelling}?`), { redirect: 'manual' });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
	}
	expect(await startedSignIns()).toBe(started);
});

const startedSignIns = async () =>
	(await database.pool.query("SELECT count(*)::int AS begun FROM identity_records WHERE kind = 'Interaction'")).rows[0]
		?.started;

test('the sign-in form rejects JSON, binary bodies and broken percent-encoding with 400', async () => {
	const browser = testBrowser();
	const { url } = await openForm(identity, browser);
	const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
	const binary = { ...form({}), body: new Uint8Array([0x61, 0x3d, 0xff]) };
	const coded = { ...form({}), body: 'email=%ff' };
	for (const init of [json, binary, coded]) expect((await browser.request(url, init)).status).toBe(400);
});
