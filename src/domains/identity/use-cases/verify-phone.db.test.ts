import { afterAll, describe, expect, test, vi } from 'vitest';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { testDatabase } from '#tests/database.ts';
import { form, mailedLinks, makeRegisteredPerson, newPhone, screenOf, testBrowser } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { otherThan, phoneForms } from '#tests/phone-forms.ts';
import { codeForm, requestWith, type SignedInPerson, signedIn } from '#tests/signed-in.ts';
import { EMBEDDED_ISSUER, ProfileView } from '../contract/identity.ts';
import {
	addEmail,
	answerTokenRequest,
	beginSignIn,
	confirmPhone,
	getProfile,
	recordVerifiedEmail,
	requestPhoneCode,
} from '../index.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database, {
	receives: {
		emailVerified: (scope, { id, email }) =>
			recordVerifiedEmail(scope, { issuer: EMBEDDED_ISSUER, subject: id }, email),
	},
});
afterAll(() => identity.close());

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

describe('the phone number of an account', () => {
	test('a number belongs to at most one account, also when five customers confirm it at once', async () => {
		const phone = newPhone();
		const people = await Promise.all(Array.from({ length: 5 }, () => signedIn(database, identity)));
		const contexts = await Promise.all(people.map(asMember));
		const codes: string[] = [];
		for (const context of contexts) {
			await database.pool.query('DELETE FROM one_time_code_sends');
			await requestPhoneCode(context, { phone });
			codes.push(await lastCode(phone));
		}
		const outcomes = await Promise.all(
			contexts.map((context, at) => confirmPhone(context, { phone, code: codes[at] ?? '' })),
		);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		for (const outcome of outcomes) if (!outcome.ok) expect(outcome.error.code).toBe('identity.phone_taken');
	});

	test('a number that a phone account signs in with cannot be added to another account', async () => {
		const { phone } = await registered();
		const context = await asMember(await signedIn(database, identity));
		await requestPhoneCode(context, { phone });
		const refused = await confirmPhone(context, { phone, code: await lastCode(phone) });
		expect(refused).toMatchObject({ ok: false, error: { code: 'identity.phone_taken' } });
	});

	test('changing a verified number needs a recent sign-in with the password', async () => {
		const person = await signedIn(database, identity);
		await withPhone(person);
		const context = await asMember(person);
		const stale = { ...context, actor: { ...context.actor, isFresh: false } };
		const refused = await requestPhoneCode(stale, { phone: newPhone() });
		expect(refused).toMatchObject({ ok: false, error: { code: 'identity.sign_in_not_fresh' } });
		const next = await withPhone(person);
		expect(await getProfile(context)).toMatchObject({ phoneVerified: true });
		expect(await screenOf((await proved(next)).response)).toMatchObject({ kind: 'phone_password' });
	});

	test('a wrong code is counted and a right one works once', async () => {
		const context = await asMember(await signedIn(database, identity));
		const phone = newPhone();
		await requestPhoneCode(context, { phone });
		const code = await lastCode(phone);
		expect(await confirmPhone(context, { phone, code: otherThan(code) })).toMatchObject({
			error: { code: 'identity.code_wrong' },
		});
		expect(await confirmPhone(context, { phone: newPhone(), code })).toMatchObject({
			error: { code: 'identity.code_wrong' },
		});
		expect(await confirmPhone(context, { phone, code })).toMatchObject({ ok: true });
		expect(await confirmPhone(context, { phone: newPhone(), code })).toMatchObject({
			error: { code: 'identity.code_over' },
		});
	});

	test('a confirmation that is sent again after a lost answer is confirmed again', async () => {
		const context = await asMember(await signedIn(database, identity));
		const phone = newPhone();
		await requestPhoneCode(context, { phone });
		const input = { phone, code: await lastCode(phone) };
		const encode = (value: unknown) => ProfileView.parse(value);
		const claim = { actorKey: phone, method: 'PUT', path: '/api/auth/phone', requestHash: 'same', status: 200, encode };
		const confirmed = { ok: true, value: { phoneVerified: true } };
		expect(await confirmPhone({ ...context, idempotency: { ...claim, key: 'first' } }, input)).toMatchObject(confirmed);
		await expect(confirmPhone({ ...context, idempotency: { ...claim, key: 'first' } }, input)).rejects.toThrow(
			'replayed',
		);
		expect(await confirmPhone({ ...context, idempotency: { ...claim, key: 'second' } }, input)).toMatchObject(
			confirmed,
		);
	});

	test.each(['one key', 'ten keys', 'no key'])(
		'a number confirmed ten times at once with %s is confirmed',
		async (keys) => {
			const context = await asMember(await signedIn(database, identity));
			const phone = newPhone();
			await requestPhoneCode(context, { phone });
			const input = { phone, code: await lastCode(phone) };
			const encode = (value: unknown) => ProfileView.parse(value);
			const claim = {
				actorKey: phone,
				method: 'PUT',
				path: '/api/auth/phone',
				requestHash: 'same',
				status: 200,
				encode,
			};
			const outcomes = await Promise.allSettled(
				Array.from({ length: 10 }, (_, at) => {
					const key = keys === 'one key' ? 'same' : `key ${at}`;
					return confirmPhone(keys === 'no key' ? context : { ...context, idempotency: { ...claim, key } }, input);
				}),
			);
			const refused = outcomes.filter((outcome) =>
				outcome.status === 'fulfilled' ? !outcome.value.ok : !String(outcome.reason).includes('replayed'),
			);
			expect(refused).toEqual([]);
			expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(keys === 'one key' ? 1 : 10);
		},
	);

	test('ten wrong codes at once are counted as five tries, after which the right one is over', async () => {
		const context = await asMember(await signedIn(database, identity));
		const phone = newPhone();
		await requestPhoneCode(context, { phone });
		const code = await lastCode(phone);
		const outcomes = await Promise.all(
			Array.from({ length: 10 }, () => confirmPhone(context, { phone, code: otherThan(code) })),
		);
		const codes = outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.error.code)).sort();
		expect(codes).toEqual([...Array(6).fill('identity.code_over'), ...Array(4).fill('identity.code_wrong')]);
		expect(await confirmPhone(context, { phone, code })).toMatchObject({ error: { code: 'identity.code_over' } });
	});

	test('a code for a number of somebody else is used up by the refusal', async () => {
		const { phone } = await registered();
		const context = await asMember(await signedIn(database, identity));
		await requestPhoneCode(context, { phone });
		const input = { phone, code: await lastCode(phone) };
		expect(await confirmPhone(context, input)).toMatchObject({ error: { code: 'identity.phone_taken' } });
		expect(await confirmPhone(context, input)).toMatchObject({ error: { code: 'identity.code_over' } });
	});

	test('an account gets ten codes an hour and twenty a day for all numbers together', async () => {
		const context = await asMember(await signedIn(database, identity));
		const ask = (to = newPhone()) => requestPhoneCode(context, { phone: to });
		const sent = await Promise.all(Array.from({ length: 14 }, () => ask()));
		expect(sent.filter(({ ok }) => ok)).toHaveLength(10);
		const refused = await ask();
		expect(refused).toMatchObject({ error: { code: 'identity.code_limit', details: { of: 'account' } } });
		const waitOf = (outcome: typeof refused) => {
			const { retryAfterS } = outcome.ok ? {} : (outcome.error.details ?? {});
			return Number(retryAfterS);
		};
		expect(waitOf(refused)).toBeGreaterThan(3500);
		expect(waitOf(refused)).toBeLessThanOrEqual(3600);
		expect(
			await requestPhoneCode(await asMember(await signedIn(database, identity)), { phone: newPhone() }),
		).toMatchObject({ ok: true });
		await database.pool.query("UPDATE one_time_code_sends SET sent_at = sent_at - interval '1 hour 1 second'");
		for (let more = 0; more < 10; more += 1) expect(await ask()).toMatchObject({ ok: true });
		await database.pool.query("UPDATE one_time_code_sends SET sent_at = sent_at - interval '1 hour 1 second'");
		const rest = await ask();
		expect(rest).toMatchObject({ error: { code: 'identity.code_limit' } });
		expect(waitOf(rest)).toBeGreaterThan(70_000);
	});

	test('an account without an e-mail address adds one by a mailed link', async () => {
		const phone = newPhone();
		const started = await beginSignIn(await requestWith(database, {}));
		if (!started.ok) throw new Error('a sign-in can always begin');
		const { nonce, cookie: pre } = started.value;
		const { form: to } = await proved(phone, await opened(identity, testBrowser(), { nonce }));
		const { url } = await post(to, 'phone_name', { name: 'Trần Văn Số' });
		const code = new URL(url).searchParams.get('code') ?? '';
		const outcome = await answerTokenRequest(await requestWith(database, { pre }), codeForm(identity, code));
		if (outcome.kind !== 'tokens') throw new Error(JSON.stringify(outcome));
		const context = await asMember({ sid: outcome.sessionCookie ?? '' });
		expect(await getProfile(context)).toMatchObject({ email: '', emailVerified: false, phoneVerified: true });
		const { email } = makeRegisteredPerson();
		expect(await addEmail(context, { email: email.replace('@vidu.vn', '@gmial.com') })).toMatchObject({
			error: { code: 'identity.email_mistyped' },
		});
		expect(await addEmail(context, { email })).toMatchObject({ ok: true });
		const [link = ''] = await mailedLinks(database, email);
		const token = new URL(link).searchParams.get('token') ?? '';
		const answer = await fetch(`${identity.issuer}/xac-nhan-email`, { ...form({ token }), redirect: 'manual' });
		expect(answer.headers.get('location')).toContain('xong');
		expect(await getProfile(context)).toMatchObject({ email, emailVerified: true });
		expect(await addEmail(context, { email })).toMatchObject({ error: { code: 'identity.has_email' } });
	});
});
