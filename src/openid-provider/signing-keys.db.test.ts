import { afterAll, expect, test, vi } from 'vitest';
import { createSeal } from '#src/platform/seal/index.ts';
import { testDatabase } from '#tests/database.ts';
import { codeFor, exchange, makeRegisteredPerson, testBrowser } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { currentKeys } from './signing-keys.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());
const { context, settings } = identity.service;
const seal = createSeal(settings.APP_SECRET, 'identity-service');

const states = async () => {
	const { rows } = await database.pool.query<{ state: string }>('SELECT state FROM identity_keys ORDER BY state');
	return rows.map(({ state }) => state);
};

test('currentKeys creates one active and one next key when ten processes start concurrently', async () => {
	const rings = await Promise.all(Array.from({ length: 10 }, () => currentKeys(context, seal)));
	expect(new Set(rings.map(({ version }) => version)).size).toBe(1);
	expect(await states()).toEqual(['active', 'next']);
});

test('identity_keys stores private keys encrypted', async () => {
	const { rows } = await database.pool.query<{ sealed: string }>('SELECT sealed FROM identity_keys');
	for (const { sealed } of rows) expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('"d"');
});

test('the next key is published before it signs, and tokens of the previous key stay valid after a rotation', async () => {
	const kidOf = (token: string | undefined) =>
		(JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
	const published = async () => {
		const { keys } = (await (await fetch(`${identity.issuer}/jwks`)).json()) as { keys: { kid: string; d?: string }[] };
		expect(keys.every((key) => key.d === undefined)).toBe(true);
		return keys.map(({ kid }) => kid);
	};
	const before = await currentKeys(context, seal);
	const signed = await exchange(
		identity,
		(await codeFor(identity, testBrowser(), makeRegisteredPerson(), 'register')) ?? '',
	);
	expect(kidOf(signed.body.id_token)).toBe(before.jwks[0]?.kid);
	const next = before.jwks[1]?.kid;
	expect(await published()).toContain(next);
	await database.setClock('30 days');
	const after = await currentKeys(context, seal);
	expect(after.jwks[0]?.kid).toBe(next);
	expect(after.jwks.map(({ kid }) => kid)).toContain(kidOf(signed.body.id_token));
	expect(after.cookieKeys).toHaveLength(2);
	expect(after.cookieKeys).toContain(before.cookieKeys[0]);
	expect(await states()).toEqual(['active', 'next', 'retiring']);
	await database.setClock('32 days');
	await currentKeys(context, seal);
	expect(await states()).toEqual(['active', 'next']);
	await database.setClock('0 s');
});
