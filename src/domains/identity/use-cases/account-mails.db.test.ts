import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { mailedLinks } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { requestWith, type SignedInPerson, signedIn } from '#tests/signed-in.ts';
import { EMBEDDED_ISSUER } from '../contract/identity.ts';
import { getAccountOffers } from '../queries/get-account-offers.ts';
import { listOutbox } from '../queries/list-outbox.ts';
import { recordVerifiedEmail } from './record-verified-email.ts';
import { sendVerificationMail } from './send-verification-mail.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());

let person: SignedInPerson;
beforeAll(async () => {
	person = await signedIn(database, identity);
});
const asMember = async () => (await requestWith(database, { sid: person.sid })) as Context<MemberActor>;

test('sendVerificationMail sends the link again and throws while the identity provider is unreachable', async () => {
	expect(await sendVerificationMail(await asMember())).toEqual({ ok: true, value: { sent: true } });
	expect(await mailedLinks(database, person.email)).toHaveLength(2);
	identity.setAway(true);
	await expect(sendVerificationMail(await asMember())).rejects.toThrow();
	identity.setAway(false);
});

test('verifying the e-mail applies to open sessions immediately, and a second mail is not needed', async () => {
	const { rows } = await database.pool.query<{ subject: string }>('SELECT subject FROM sessions');
	const account = { issuer: EMBEDDED_ISSUER, subject: rows[0]?.subject ?? '' };
	await transact(contextOf(database, system()), async (scope) => {
		await recordVerifiedEmail(scope, account, 'another@vidu.vn');
		return ok(null);
	});
	expect((await asMember()).actor.emailVerified).toBe(false);
	await transact(contextOf(database, system()), async (scope) => {
		await recordVerifiedEmail(scope, account, person.email.toUpperCase());
		return ok(null);
	});
	expect((await asMember()).actor.emailVerified).toBe(true);
	expect(await sendVerificationMail(await asMember())).toMatchObject({ ok: false, error: { kind: 'conflict' } });
});

test("on a developer's machine listOutbox returns the mails and getAccountOffers offers the outbox", async () => {
	const offers = { passwordForm: true, verificationMail: true, outbox: true, phone: true, smsOutbox: true };
	expect(getAccountOffers()).toEqual(offers);
	expect(await listOutbox()).toEqual({ mails: expect.any(Array), messages: expect.any(Array) });
});
