import { afterAll, describe, expect, test, vi } from 'vitest';
import { answerTokenRequest, beginSignIn, confirmPhone, requestPhoneCode } from '#src/domains/identity/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	codeFor,
	form,
	makeRegisteredPerson,
	newPhone,
	screenOf,
	sentCodes,
	testBrowser,
} from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { otherThan, phoneForms } from '#tests/phone-forms.ts';
import { codeForm, requestWith, type SignedInPerson, signedIn } from '#tests/signed-in.ts';
import { PHONE_CODE_LIMIT } from './rules.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const silent = await testIdentity(database, { offersPhone: false });
const limited = await testIdentity(database, { limitsOn: true });
const identity = await testIdentity(database);
afterAll(() => Promise.all([identity.close(), limited.close(), silent.close()]));

const { opened, post, lastCode, proved } = phoneForms(database, identity);

async function registered(phone = newPhone()) {
	const { form: to } = await proved(phone);
	const done = await post(to, 'phone_name', { name: 'Trần Văn Số' });
	expect(done.url).toContain('code=');
	return { phone, browser: to.browser };
}
const asMember = async ({ sid }: Pick<SignedInPerson, 'sid'>) =>
	(await requestWith(database, { sid })) as Context<MemberActor>;
/** Gives a registered person a verified phone through the account page. */
async function withPhone(person: SignedInPerson, phone = newPhone()): Promise<string> {
	const context = await asMember(person);
	expect(await requestPhoneCode(context, { phone })).toMatchObject({ ok: true });
	expect(await confirmPhone(context, { phone, code: await lastCode(phone) })).toMatchObject({
		ok: true,
		value: { phoneVerified: true },
	});
	return phone;
}

describe('signing in by phone', () => {
	test('a new number registers with a name, and signs in with a code from any browser afterwards', async () => {
		const { phone } = await registered();
		const again = await proved(phone.replace('+84', '0'));
		expect(again.url).not.toContain('code=');
		const elsewhere = await proved(phone);
		expect(elsewhere.url).toContain('code=');
	});

	test('known and unknown numbers get the same answers until the code is right', async () => {
		const { phone: known } = await registered();
		const screens = [];
		for (const phone of [known, newPhone()]) {
			const to = await opened();
			const asked = await screenOf((await post(to, 'phone_number', { phone })).response);
			const wrong = await screenOf((await post(to, 'phone_code', { code: otherThan(await lastCode(phone)) })).response);
			screens.push([asked, wrong].map((screen) => ({ ...screen, phone: '' })));
		}
		expect(screens[1]).toEqual(screens[0]);
		expect(screens[0]).toEqual([
			{ kind: 'phone_code', phone: '', problem: null },
			{ kind: 'phone_code', phone: '', problem: 'wrong' },
		]);
	});

	test('a code works once, also when 20 forms of one browser send it at once', async () => {
		const { phone } = await registered();
		const to = await opened();
		await post(to, 'phone_number', { phone });
		const code = await lastCode(phone);
		const sent = await Promise.all(
			Array.from({ length: 20 }, () => to.browser.request(to.url, form({ step: 'phone_code', code }))),
		);
		const entered = sent.filter((answer) => answer.headers.get('location')?.includes('/auth/'));
		expect(entered).toHaveLength(1);
	});

	test('a code is over after 5 wrong tries and after 5 minutes', async () => {
		const phone = newPhone();
		const to = await opened();
		await post(to, 'phone_number', { phone });
		const code = await lastCode(phone);
		for (let tries = 0; tries < 5; tries += 1) await post(to, 'phone_code', { code: otherThan(code) });
		expect(await screenOf((await post(to, 'phone_code', { code })).response)).toMatchObject({ problem: 'over' });
		await post(to, 'phone_resend');
		await database.setClock('5 minutes');
		const late = await post(to, 'phone_code', { code: await lastCode(phone) });
		await database.setClock('0 s');
		expect(await screenOf(late.response)).toMatchObject({ problem: 'over' });
	});

	test("a code of one form does not open another browser's form, and only hashes are stored", async () => {
		const phone = newPhone();
		const [mine, other] = [await opened(), await opened()];
		await post(mine, 'phone_number', { phone });
		const code = await lastCode(phone);
		await post(other, 'phone_number', { phone });
		if ((await lastCode(phone)) !== code)
			expect(await screenOf((await post(other, 'phone_code', { code })).response)).toMatchObject({ problem: 'wrong' });
		const { rows } = await database.pool.query('SELECT code_hash FROM one_time_codes');
		expect(JSON.stringify(rows)).not.toContain(code);
		const jobs = await database.pool.query("SELECT data FROM pgboss.job WHERE name = 'job.sms.send'");
		expect(JSON.stringify(jobs.rows)).not.toContain(code);
	});

	test('a fourth code within 15 minutes is refused with 429, and 20 concurrent requests send three', async () => {
		const phone = newPhone();
		const forms = await Promise.all(Array.from({ length: 20 }, () => opened()));
		const answers = await Promise.all(
			forms.map((to) => to.browser.request(to.url, form({ step: 'phone_number', phone }))),
		);
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(3);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
		expect(await sentCodes(database, identity, phone)).toHaveLength(3);
		await database.setClock('15 minutes');
		await post(await opened(), 'phone_number', { phone });
		await database.setClock('0 s');
		expect(await sentCodes(database, identity, phone)).toHaveLength(4);
	});

	test('codes that strangers request do not use up those of a known browser', async () => {
		const { phone, browser } = await registered();
		for (let sent = 0; sent < 4; sent += 1) await post(await opened(), 'phone_number', { phone });
		const own = await proved(phone, await opened(identity, browser, { prompt: 'login' }));
		expect(own.url).toContain('code=');
	});

	test('one IP address gets 20 codes per hour', async () => {
		const to = await opened(limited);
		const statuses: number[] = [];
		for (let sent = 0; sent < 21; sent += 1)
			statuses.push((await to.browser.request(to.url, form({ step: 'phone_number', phone: newPhone() }))).status);
		expect([statuses.filter((status) => status === 303).length, statuses.at(-1)]).toEqual([20, 429]);
	});

	test('a known browser gets its code although others behind its IP address used up theirs', async () => {
		const { limiter } = limited.service;
		await limiter.forget(PHONE_CODE_LIMIT, 'ip:127.0.0.1');
		const phone = newPhone();
		const { form: first } = await phoneForms(database, limited).proved(phone);
		await post(first, 'phone_name', { name: 'Trần Văn Số' });
		await limiter.take(PHONE_CODE_LIMIT, 'ip:127.0.0.1', PHONE_CODE_LIMIT.points + 1);
		const own = await opened(limited, first.browser, { prompt: 'login' });
		expect((await own.browser.request(own.url, form({ step: 'phone_number', phone }))).status).toBe(303);
		const stranger = await opened(limited);
		expect((await stranger.browser.request(stranger.url, form({ step: 'phone_number', phone }))).status).toBe(429);
	});

	test.each(['028 3822 1234', '0912', 'không có'])('refuses %s, which receives no text messages', async (phone) => {
		const { response } = await post(await opened(), 'phone_number', { phone });
		expect(await screenOf(response)).toMatchObject({ kind: 'phone', phone, problem: 'phone' });
	});

	test('without a sender the phone is not offered and its steps do nothing', async () => {
		const to = await opened(silent);
		expect(await screenOf(await to.browser.request(to.url))).toMatchObject({ kind: 'sign_in', offersPhone: false });
		const phone = newPhone();
		await post(to, 'phone_number', { phone });
		expect(await sentCodes(database, identity, phone)).toEqual([]);
	});
});

describe('an account with a password and a phone', () => {
	test('a code alone does not open it from an unknown browser; the password is asked, with limited tries', async () => {
		const person = await signedIn(database, identity);
		const phone = await withPhone(person);
		const { form: to, response } = await proved(phone);
		expect(await screenOf(response)).toMatchObject({ kind: 'phone_password', problem: null });
		const wrong = await post(to, 'phone_password', { password: 'khong-phai-day' });
		expect(await screenOf(wrong.response)).toMatchObject({ problem: 'wrong' });
		for (let tries = 0; tries < 9; tries += 1) await post(to, 'phone_password', { password: 'khong-phai-day' });
		expect((await post(to, 'phone_password', { password: person.password })).response.status).toBe(429);
		await database.setClock('15 minutes');
		const { form: later } = await proved(phone);
		const done = await post(later, 'phone_password', { password: person.password });
		await database.setClock('0 s');
		expect(done.url).toContain('code=');
	});

	test('the password step cannot be reached without the code', async () => {
		const person = await signedIn(database, identity);
		const phone = await withPhone(person);
		const to = await opened();
		await post(to, 'phone_number', { phone });
		const skipped = await post(to, 'phone_password', { password: person.password });
		expect(await screenOf(skipped.response)).toMatchObject({ kind: 'phone_code' });
		expect((await post(to, 'phone_name', { name: 'X' })).url).not.toContain('code=');
	});

	test('a known browser signs in by code, but that is no proof of the password', async () => {
		const person = await signedIn(database, identity);
		const phone = await withPhone(person);
		expect((await asMember(person)).actor).toMatchObject({ isFresh: true, phoneVerified: true });
		await person.browser.request(`${identity.issuer}/session/end`);
		for (const key of [...person.browser.cookies.keys()])
			if (!key.startsWith('idp-browser')) person.browser.cookies.delete(key);
		const started = await beginSignIn(await requestWith(database, {}));
		if (!started.ok) throw new Error('a sign-in can always begin');
		const { nonce, cookie: pre } = started.value;
		const { url } = await proved(phone, await opened(identity, person.browser, { nonce }));
		const code = new URL(url).searchParams.get('code') ?? '';
		const outcome = await answerTokenRequest(await requestWith(database, { pre }), codeForm(identity, code));
		if (outcome.kind !== 'tokens') throw new Error(JSON.stringify(outcome));
		const { actor } = await asMember({ sid: outcome.sessionCookie ?? '' });
		expect(actor).toMatchObject({ kind: 'member', isFresh: false, phoneVerified: true, customerId: person.customerId });
	});

	test('signing in again to it asks for the password only', async () => {
		const person = await signedIn(database, identity);
		const to = await opened(identity, person.browser, { prompt: 'login' });
		expect(await screenOf(await to.browser.request(`${to.url}?man=dien-thoai`))).toMatchObject({
			kind: 'sign_in',
			offersPhone: false,
		});
	});
});

test('registration refuses a mistyped e-mail address with a suggestion unless the person insists', async () => {
	const person = { ...makeRegisteredPerson(), email: `an${Date.now()}@gmial.com` };
	const to = await opened(identity, testBrowser(), { prompt: 'create' });
	const refused = await post(to, 'register', person);
	expect(await screenOf(refused.response)).toMatchObject({
		problem: 'email_mistyped',
		suggestion: person.email.replace('gmial', 'gmail'),
	});
	expect((await post(to, 'register', { ...person, emailConfirmed: 'on' })).url).toContain('code=');
	const malformed = await opened(identity, testBrowser(), { prompt: 'create' });
	const dots = await post(malformed, 'register', { ...person, email: 'an..tran@gmail.com', emailConfirmed: 'on' });
	expect(await screenOf(dots.response)).toMatchObject({ problem: 'email', suggestion: 'an.tran@gmail.com' });
	expect(await codeFor(identity, testBrowser(), person, 'sign_in')).toBeTruthy();
});
