import { afterAll, expect, test, vi } from 'vitest';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { form, makeRegisteredPerson, openForm, screenOf, testBrowser } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { requestWith, type SignedInPerson, signedIn } from '#tests/signed-in.ts';
import { EMBEDDED_ISSUER } from '../contract/identity.ts';
import { revokeTokensJob } from '../jobs/revoke-tokens.ts';
import { listSessions } from '../queries/list-sessions.ts';
import { endAllSessions, endSession, endSessionsByProvider, endSessionsOfSubject, signOut } from './end-sessions.ts';
import { grantOperator } from './grant-operator.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());

const isIn = async (sid: string) => (await requestWith(database, { sid })).actor.kind === 'member';
const asMember = async (sid: string) => (await requestWith(database, { sid })) as Context<MemberActor>;
const sessionsOf = async (sid: string) => {
	const context = await asMember(sid);
	return listSessions(context);
};

test('signOut ends the session here and at the identity provider', async () => {
	const { sid, browser } = await signedIn(database, identity);
	expect((await openForm(identity, browser)).url).toContain('code=');
	expect(await signOut(await requestWith(database, { sid }))).toEqual({ ok: true, value: { success: true } });
	expect(await isIn(sid)).toBe(false);
	expect(await screenOf((await openForm(identity, browser)).response)).toMatchObject({ kind: 'sign_in' });
});

test('signOut succeeds a second time and for visitors', async () => {
	const { sid } = await signedIn(database, identity);
	for (const cookie of [sid, sid, '']) {
		expect(await signOut(await requestWith(database, { sid: cookie }))).toMatchObject({ ok: true });
	}
});

test('signOut works while the identity provider is unreachable', async () => {
	const { sid } = await signedIn(database, identity);
	identity.setAway(true);
	expect(await signOut(await requestWith(database, { sid }))).toMatchObject({ ok: true });
	identity.setAway(false);
	expect(await isIn(sid)).toBe(false);
});

test("listSessions returns the customer's sessions, the current one first, and endSession ends another device", async () => {
	const phone = await signedIn(database, identity);
	const laptop = await signedIn(database, identity, phone, 'sign_in');
	const [current, other, ...none] = await sessionsOf(laptop.sid);
	expect(none).toEqual([]);
	expect([current?.isCurrent, other?.isCurrent]).toEqual([true, false]);
	expect(await endSession(await asMember(laptop.sid), { sessionId: other?.id ?? '' })).toMatchObject({ ok: true });
	expect([await isIn(phone.sid), await isIn(laptop.sid)]).toEqual([false, true]);
});

test('endSession returns not_found for a session of another customer', async () => {
	const [owner, stranger] = [await signedIn(database, identity), await signedIn(database, identity)];
	const [session] = await sessionsOf(owner.sid);
	const refused = await endSession(await asMember(stranger.sid), { sessionId: session?.id ?? '' });
	expect(refused).toMatchObject({ ok: false, error: { kind: 'not_found' } });
	expect(await isIn(owner.sid)).toBe(true);
});

test('endAllSessions ends every session of the customer and no others', async () => {
	const person = await signedIn(database, identity);
	const again = await signedIn(database, identity, person, 'sign_in');
	const other = await signedIn(database, identity);
	expect(await endAllSessions(await asMember(again.sid))).toEqual({ ok: true, value: { ended: 2 } });
	expect(await Promise.all([person.sid, again.sid, other.sid].map(isIn))).toEqual([false, false, true]);
});

test('endAllSessions with 40 signed-in browsers leaves none that comes back without a password', async () => {
	const person = await signedIn(database, identity);
	const others: SignedInPerson[] = [];
	for (let browser = 1; browser < 40; browser += 1) others.push(await signedIn(database, identity, person, 'sign_in'));
	const stranger = await signedIn(database, identity);
	const all = [person, ...others];
	expect((await Promise.all(all.map(comesBack))).every(Boolean)).toBe(true);
	expect(await endAllSessions(await asMember(person.sid))).toEqual({ ok: true, value: { ended: 40 } });
	expect((await Promise.all(all.map(comesBack))).filter(Boolean)).toEqual([]);
	expect((await Promise.all(all.map(({ sid }) => isIn(sid)))).filter(Boolean)).toEqual([]);
	expect([await comesBack(stranger), await isIn(stranger.sid)]).toEqual([true, true]);
});

const comesBack = async ({ browser }: SignedInPerson) => (await openForm(identity, browser)).url.includes('code=');

test('endAllSessions ends answered forms that were not yet followed, and makes every browser unknown', async () => {
	const person = await signedIn(database, identity);
	const late = testBrowser();
	const { url } = await openForm(identity, late);
	const answered = await late.request(url, form({ step: 'sign_in', email: person.email, password: person.password }));
	const resume = new URL(answered.headers.get('location') ?? '', identity.siteUrl).href;
	await endAllSessions(await asMember(person.sid));
	const resumed = await late.follow(resume, `${identity.siteUrl}/Auth/Callback`);
	expect(resumed.url).not.toContain('code=');
	const { rows } = await database.pool.query(
		'SELECT 1 FROM identity_browsers WHERE account_id IN (SELECT id FROM identity_accounts WHERE email = $1)',
		[person.email],
	);
	expect(rows).toEqual([]);
});

test('a session ends after 24 hours without use and after 14 days in any case', async () => {
	const idle = await signedIn(database, identity);
	await database.setClock('23 hours 59 minutes');
	expect(await isIn(idle.sid)).toBe(true);
	await database.setClock('24 hours 1 minute');
	expect(await isIn(idle.sid)).toBe(false);
	await database.setClock('0 s');
	const busy = await signedIn(database, identity);
	await database.pool.query("UPDATE sessions SET last_seen_at = last_seen_at + interval '14 days'");
	await database.setClock('13 days 23 hours');
	expect(await isIn(busy.sid)).toBe(true);
	await database.setClock('14 days 1 minute');
	expect(await isIn(busy.sid)).toBe(false);
	await database.setClock('0 s');
});

test('locking a customer ends their sessions immediately', async () => {
	const { sid, customerId } = await signedIn(database, identity);
	await database.pool.query('UPDATE customers SET locked_at = app_now() WHERE id = $1', [customerId]);
	expect(await isIn(sid)).toBe(false);
});

test('endSessionsOfSubject, called after a password change, ends all sessions of the account', async () => {
	const { sid } = await signedIn(database, identity);
	const { rows } = await database.pool.query<{ subject: string }>(
		'SELECT subject FROM sessions ORDER BY id DESC LIMIT 1',
	);
	await transact(contextOf(database, system()), async (scope) => {
		await endSessionsOfSubject(scope, { issuer: EMBEDDED_ISSUER, subject: rows[0]?.subject ?? '' });
		return { ok: true, value: null };
	});
	expect(await isIn(sid)).toBe(false);
});

test('grantOperator ends the sessions of a new operator, who then signs in with the privilege', async () => {
	const person = await signedIn(database, identity);
	expect(await grantOperator(contextOf(database, system()), { email: person.email })).toMatchObject({ ok: true });
	expect(await isIn(person.sid)).toBe(false);
	const again = await signedIn(database, identity, person, 'sign_in');
	expect((await requestWith(database, { sid: again.sid })).actor).toMatchObject({ isOperator: true });
	expect(await grantOperator(contextOf(database, system()), { email: makeRegisteredPerson().email })).toMatchObject({
		ok: false,
	});
});

test('signing out at the identity provider ends the session by back-channel logout', async () => {
	const { sid, browser } = await signedIn(database, identity);
	const received: string[] = [];
	const asked = await browser.request(`${identity.issuer}/session/end?client_id=chobiz-web`);
	const screen = await screenOf(asked);
	if (screen.kind !== 'sign_out') throw new Error('no sign-out form');
	identity.onBackchannelLogout((token) => void received.push(token));
	const done = await browser.request(identity.siteUrl + screen.action, form({ xsrf: screen.xsrf, logout: 'yes' }));
	expect(done.status).toBe(303);
	expect(received).toHaveLength(1);
	const context = await requestWith(database, {});
	expect(await endSessionsByProvider(context, received[0] ?? '')).toBe('done');
	expect(await isIn(sid)).toBe(false);
	expect(await endSessionsByProvider(context, `${received[0]}x`)).toBe('forged');
});

test('the provider answers 400 without a redirect for an unregistered return URL after sign-out', async () => {
	const { browser } = await signedIn(database, identity);
	const query = new URLSearchParams({ client_id: 'chobiz-web', post_logout_redirect_uri: 'https://evil.example/' });
	const answer = await browser.request(`${identity.issuer}/session/end?${query}`);
	expect(answer.status).toBe(400);
	expect(answer.headers.get('location')).toBeNull();
});

test('ended sessions of an external provider are revoked by a job that retries while the provider is away', async () => {
	const external = await testIdentity(database, { isExternal: true });
	const person = await signedIn(database, external);
	for (let browser = 1; browser < 25; browser += 1) await signedIn(database, external, person, 'sign_in');
	const everybody = await sessionsOf(person.sid);
	expect(await endAllSessions(await asMember(person.sid))).toEqual({ ok: true, value: { ended: everybody.length } });
	const { rows } = await database.pool.query<{ data: { tokens: string[] } }>(
		"SELECT data FROM pgboss.job WHERE name = 'job.identity.revoke_tokens' ORDER BY created_on, id",
	);
	expect(rows.flatMap(({ data }) => data.tokens)).toHaveLength(everybody.length);
	external.setAway(true);
	const context = contextOf(database, system());
	await expect(revokeTokensJob.handle(context, rows[0]?.data ?? { tokens: [] })).rejects.toThrow();
	external.setAway(false);
	for (const { data } of rows) await revokeTokensJob.handle(context, data);
	const comesBackThere = await openForm(external, person.browser);
	expect(comesBackThere.url).not.toContain('code=');
	await external.close();
});
