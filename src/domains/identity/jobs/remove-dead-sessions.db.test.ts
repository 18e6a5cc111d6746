import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { hashSecret, newSecret } from '#src/platform/seal/index.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { recordSession, touchSession } from '../db/session-repository.ts';
import { getSignedIn } from '../queries/get-signed-in.ts';
import { removeDeadSessionsJob } from './remove-dead-sessions.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const tokens = { accessToken: 'a', idToken: 'i', refreshToken: null, accessLifeS: 900, scope: 'openid' };

async function signIn(customerId?: string): Promise<{ cookie: string; sessionId: string; customerId: string }> {
	const owner = customerId ?? (await makeCustomer(database.db)).id;
	const cookie = newSecret();
	const origin = {
		issuer: 'embedded',
		subject: owner,
		upstreamSid: null,
		authenticatedAgoS: 0,
		authenticatedWith: 'password' as const,
		ip: '127.0.0.1',
		userAgent: 'tests',
	};
	const recorded = await transact(context, async (scope) =>
		ok(await recordSession(scope.db, { ...tokens, ...origin, tokenHash: hashSecret(cookie), customerId: owner })),
	);
	return { cookie, sessionId: recorded.ok ? recorded.value : '', customerId: owner };
}
const holderOf = (cookie: string) => getSignedIn(readOnly(database.db), hashSecret(cookie));
const rowsOf = async (sessionId: string) =>
	(await database.pool.query('SELECT FROM sessions WHERE id = $1', [sessionId])).rowCount;
const sweep = () => removeDeadSessionsJob.handle(context, {});

test('getSignedIn returns the owner of a session cookie and null for an unknown one', async () => {
	const { cookie, customerId, sessionId } = await signIn();
	expect(await holderOf(cookie)).toMatchObject({ customerId, sessionId, emailVerified: true, isOperator: false });
	expect(await holderOf(newSecret())).toBeNull();
	expect(await holderOf(hashSecret(cookie))).toBeNull();
});

test('a session unused for a day is invalid, and removeDeadSessions deletes its row', async () => {
	const [idle, used] = [await signIn(), await signIn()];
	await database.setClock('23 hours');
	expect(await holderOf(idle.cookie)).toMatchObject({ isStale: true });
	await touchSession(database.db, used.sessionId);
	await database.setClock('24 hours 1 minute');
	await sweep();
	expect(await holderOf(idle.cookie)).toBeNull();
	expect(await rowsOf(idle.sessionId)).toBe(0);
	expect(await holderOf(used.cookie)).toMatchObject({ customerId: used.customerId });
	await database.setClock('0 s');
});

test('a session in daily use ends after two weeks', async () => {
	const { cookie, sessionId } = await signIn();
	for (let day = 1; day < 14; day += 1) {
		await database.setClock(`${day} days`);
		await touchSession(database.db, sessionId);
		await sweep();
	}
	expect(await holderOf(cookie)).not.toBeNull();
	await database.setClock('14 days 1 minute');
	expect(await holderOf(cookie)).toBeNull();
	await sweep();
	expect(await rowsOf(sessionId)).toBe(0);
	await database.setClock('0 s');
});

test('locking a customer invalidates their sessions immediately', async () => {
	const { cookie, customerId } = await signIn();
	await database.pool.query('UPDATE customers SET locked_at = now() WHERE id = $1', [customerId]);
	expect(await holderOf(cookie)).toBeNull();
});
