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
import { FAILED_SIGN_IN_LIMIT, KNOWN_EMAIL_LIMIT, SIGN_IN_START_LIMIT } from './rules.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
const limited = await testIdentity(database, { limitsOn: true });
afterAll(() => Promise.all([identity.close(), limited.close()]));

const tryToSignIn = async (person: Person, at = identity, browser = testBrowser()) => {
	const { url } = await openForm(at, browser, { prompt: 'login' });
	const startedAt = performance.now();
	const posted = await browser.request(url, form({ step: 'sign_in', ...person }));
	const tookMs = performance.now() - startedAt;
	const location = posted.headers.get('location') ?? '';
	return { posted, location, tookMs, browser, isIn: location.includes('/identity/auth/') };
};

const wrongOf = (person: Person): Person => ({ ...person, password: 'khong-phai-day' });

test('10 wrong passwords from unknown browsers answer 429 for 15 minutes, also for the right password', async () => {
	const person = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), person, 'register');
	for (let tries = 0; tries < 9; tries += 1) expect((await tryToSignIn(wrongOf(person))).posted.status).toBe(303);
	expect((await tryToSignIn(person)).isIn).toBe(true);
	for (let tries = 0; tries < 10; tries += 1) expect((await tryToSignIn(wrongOf(person))).posted.status).toBe(303);
	for (const refused of [await tryToSignIn(wrongOf(person)), await tryToSignIn(person)]) {
		expect(refused.posted.status).toBe(429);
		expect(await screenOf(refused.posted)).toMatchObject({ kind: 'sign_in', problem: 'locked' });
	}
	await database.setClock('14 minutes');
	expect((await tryToSignIn(person)).isIn).toBe(false);
	await database.setClock('15 minutes');
	expect((await tryToSignIn(person)).isIn).toBe(true);
	await database.setClock('0 s');
});

test('an unknown e-mail address gets 429 after 10 tries too', async () => {
	const nobody = makeRegisteredPerson();
	for (let tries = 0; tries < 10; tries += 1) expect((await tryToSignIn(nobody)).posted.status).toBe(303);
	expect((await tryToSignIn(nobody)).posted.status).toBe(429);
});

test('a browser that signed in before has 10 tries of its own while strangers are locked out', async () => {
	const person = makeRegisteredPerson();
	const own = testBrowser();
	await codeFor(limited, own, person, 'register');
	for (let tries = 0; tries < 12; tries += 1) await tryToSignIn(wrongOf(person), limited);
	await limited.service.limiter.take(FAILED_SIGN_IN_LIMIT, 'ip:127.0.0.1', FAILED_SIGN_IN_LIMIT.points);
	expect((await tryToSignIn(person, limited)).posted.status).toBe(429);
	expect(await codeFor(limited, own, person, 'sign_in', { prompt: 'login' })).toBeTruthy();
	const tries = Array.from({ length: 10 }, () => tryToSignIn(wrongOf(person), limited, own));
	expect((await Promise.all(tries)).map(({ posted }) => posted.status)).toEqual(Array(10).fill(303));
	expect((await tryToSignIn(person, limited, own)).posted.status).toBe(429);
	await limited.service.limiter.forget(FAILED_SIGN_IN_LIMIT, 'ip:127.0.0.1');
});

test('a device cookie counts for its account only, and a changed one is ignored', async () => {
	const [person, other] = [makeRegisteredPerson(), makeRegisteredPerson()];
	const [own, stranger] = [testBrowser(), testBrowser()];
	await codeFor(identity, own, person, 'register');
	await codeFor(identity, stranger, other, 'register');
	for (let tries = 0; tries < 10; tries += 1) await tryToSignIn(wrongOf(person));
	expect((await tryToSignIn(person, identity, stranger)).posted.status).toBe(429);
	for (const [key, value] of own.cookies)
		if (key.startsWith('idp-browser')) stranger.cookies.set(key, value.replace(/.$/, value.endsWith('A') ? 'B' : 'A'));
	expect((await tryToSignIn(person, identity, stranger)).posted.status).toBe(429);
	expect((await tryToSignIn(person, identity, own)).isIn).toBe(true);
});

test('20 concurrent wrong passwords are counted as 10 and then refused', async () => {
	const person = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), person, 'register');
	const tries = await Promise.all(Array.from({ length: 20 }, () => tryToSignIn(wrongOf(person))));
	expect(tries.map(({ posted }) => posted.status).sort()).toEqual([...Array(10).fill(303), ...Array(10).fill(429)]);
	expect((await tryToSignIn(person)).isIn).toBe(false);
});

test('a rejected sign-in answers identically and equally fast for known and unknown e-mail addresses', async () => {
	const known = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), known, 'register');
	const times = { known: [] as number[], unknown: [] as number[] };
	for (let round = 0; round < 50; round += 1) {
		if (round % 8 === 0) await database.pool.query('DELETE FROM identity_attempts');
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

test('passwords sent at once are limited like others per IP address, and the right one is not revealed', async () => {
	const person = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), person, 'register');
	const { limiter } = limited.service;
	await limiter.forget(FAILED_SIGN_IN_LIMIT, 'ip:127.0.0.1');
	await limiter.take(FAILED_SIGN_IN_LIMIT, 'ip:127.0.0.1', FAILED_SIGN_IN_LIMIT.points - 5);
	const wrong = Array.from({ length: 40 }, () => tryToSignIn(makeRegisteredPerson(), limited));
	const answers = await Promise.all([...wrong, tryToSignIn(person, limited)]);
	const told = answers.filter(({ posted }) => posted.status === 303);
	expect(told.length).toBeGreaterThanOrEqual(5);
	// The limit and the few that are checked at the same time.
	expect(told.length).toBeLessThanOrEqual(5 + 1 + 4);
	expect(answers.at(-1)?.isIn).toBe(false);
	await limiter.forget(FAILED_SIGN_IN_LIMIT, 'ip:127.0.0.1');
});

test('after too many known e-mail addresses the refusal is the same for an unknown one', async () => {
	const { limiter } = limited.service;
	await limiter.take(KNOWN_EMAIL_LIMIT, 'ip:127.0.0.1', KNOWN_EMAIL_LIMIT.points + 1);
	const known = makeRegisteredPerson();
	await codeFor(identity, testBrowser(), known, 'register');
	const answers = [];
	for (const person of [known, makeRegisteredPerson()]) {
		const browser = testBrowser();
		const { url } = await openForm(limited, browser, { prompt: 'create' });
		answers.push((await browser.request(url, form({ step: 'register', ...person }))).status);
	}
	expect(answers).toEqual([429, 429]);
	await limiter.forget(KNOWN_EMAIL_LIMIT, 'ip:127.0.0.1');
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
	await limited.service.limiter.forget(KNOWN_EMAIL_LIMIT, 'ip:127.0.0.1');
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
