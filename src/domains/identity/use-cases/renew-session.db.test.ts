import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { renewalForm, requestWith, signedIn } from '#tests/signed-in.ts';
import { answerTokenRequest } from './answer-token-request.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());

const renew = async (sid: string) => answerTokenRequest(await requestWith(database, { sid }), renewalForm);
const expireRenewalLease = () => database.pool.query("UPDATE sessions SET renewed_at = renewed_at - interval '31 s'");
const rotations = async () => {
	const { rows } = await database.pool.query<{ count: number }>(
		"SELECT count(*)::int AS count FROM identity_records WHERE kind = 'RefreshToken' AND consumed_at IS NOT NULL",
	);
	return rows[0]?.count ?? 0;
};

test('renewSession rotates the refresh token at the provider and returns new tokens without it', async () => {
	const { sid } = await signedIn(database, identity);
	await expireRenewalLease();
	const outcome = await renew(sid);
	expect(outcome).toMatchObject({
		kind: 'tokens',
		body: { token_type: 'Bearer', expires_in: 900, refresh_token: 'server', scope: 'openid profile email' },
	});
	expect(outcome).not.toHaveProperty('sessionCookie');
});

test('twenty tabs that renew concurrently cause one rotation and get one answer', async () => {
	const { sid } = await signedIn(database, identity);
	await expireRenewalLease();
	const before = await rotations();
	await database.warm(20);
	const outcomes = await Promise.all(Array.from({ length: 20 }, () => renew(sid)));
	const tokens = outcomes.map((one) => (one.kind === 'tokens' ? one.body.access_token : one.error));
	expect(new Set(tokens).size).toBe(1);
	expect(await rotations()).toBe(before + 1);
	expect(await renew(sid)).toMatchObject({ kind: 'tokens', body: { access_token: tokens[0] } });
	expect(await rotations()).toBe(before + 1);
});

test('a session can be renewed repeatedly', async () => {
	const { sid } = await signedIn(database, identity);
	for (let round = 0; round < 4; round += 1) {
		await expireRenewalLease();
		expect(await renew(sid)).toMatchObject({ kind: 'tokens' });
	}
});

test('renewSession returns 503 while the provider is unreachable, and the session stays', async () => {
	const { sid } = await signedIn(database, identity);
	await expireRenewalLease();
	identity.setAway(true);
	expect(await renew(sid)).toMatchObject({ kind: 'refused', status: 503 });
	identity.setAway(false);
	expect(await renew(sid)).toMatchObject({ kind: 'tokens' });
});

test('renewSession ends the session when the provider no longer accepts the refresh token', async () => {
	const { sid } = await signedIn(database, identity);
	await expireRenewalLease();
	await database.pool.query("DELETE FROM identity_records WHERE kind = 'RefreshToken'");
	expect(await renew(sid)).toMatchObject({ kind: 'refused', status: 400, error: 'invalid_grant', endsSession: true });
	expect((await requestWith(database, { sid })).actor.kind).toBe('visitor');
});

test('a session that ends during its renewal stays ended, and the new tokens are revoked', async () => {
	await database.pool.query('DELETE FROM identity_records');
	const { sid } = await signedIn(database, identity);
	await expireRenewalLease();
	const release = identity.holdCalls();
	const renewing = renew(sid);
	const held = async () => (await database.pool.query('SELECT 1 FROM sessions WHERE lease_id IS NOT NULL')).rowCount;
	await expect.poll(held).toBe(1);
	await database.pool.query('DELETE FROM sessions');
	release();
	expect(await renewing).toMatchObject({ kind: 'refused', status: 400, endsSession: true });
	const { rowCount } = await database.pool.query("SELECT 1 FROM identity_records WHERE kind = 'RefreshToken'");
	expect(rowCount).toBe(0);
});

test.each([
	['an unknown cookie', 'nobody-has-this-cookie'],
	['a missing cookie', ''],
])('renewSession returns 400 for %s', async (_title, sid) => {
	expect(await renew(sid)).toMatchObject({ kind: 'refused', status: 400 });
});
