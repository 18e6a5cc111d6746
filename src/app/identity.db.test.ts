import { afterAll, expect, test, vi } from 'vitest';
import { answerTokenRequest, beginSignIn, getProviderMetadata, signOut } from '#src/domains/identity/index.ts';
import { revokeTokensJob } from '#src/domains/identity/jobs/revoke-tokens.ts';
import { parseSettings } from '#src/platform/config/settings.ts';
import { embeddedClientSecret } from '#src/platform/seal/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { openForm, screenOf } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { renewalForm, requestWith, signedIn } from '#tests/signed-in.ts';
import { wireIdentityFrom } from './identity.ts';

const PRODUCT_URL = 'https://chobiz.example';
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });
const database = await testDatabase();
const provider = await testIdentity(database, { productUrl: PRODUCT_URL });
afterAll(() => provider.close());

// Configures an external provider through settings only.
wireIdentityFrom(
	parseSettings({
		DATABASE_URL: database.url,
		APP_SECRET: 'another-secret-than-the-provider-has',
		SITE_URL: PRODUCT_URL,
		ALLOW_STAND_INS: '1',
		OIDC_ISSUER: provider.issuer,
		OIDC_CLIENT_ID: 'chobiz-web',
		OIDC_CLIENT_SECRET: embeddedClientSecret(provider.service.settings.APP_SECRET),
	}),
);

const isIn = async (sid: string) => (await requestWith(database, { sid })).actor.kind === 'member';

test('with an external provider in the settings, users sign in, renew their session and sign out there', async () => {
	const started = await beginSignIn(await requestWith(database, {}));
	expect(started).toMatchObject({
		ok: true,
		value: { authority: provider.issuer, clientId: 'chobiz-web', offersCreate: true },
	});
	const person = await signedIn(database, provider);
	expect(await isIn(person.sid)).toBe(true);
	await database.pool.query("UPDATE sessions SET renewed_at = renewed_at - interval '31 s'");
	const renewed = await answerTokenRequest(await requestWith(database, { sid: person.sid }), renewalForm);
	expect(renewed).toMatchObject({ kind: 'tokens', body: { refresh_token: 'server' } });
	await signOut(await requestWith(database, { sid: person.sid }));
	expect(await isIn(person.sid)).toBe(false);
	const { rows } = await database.pool.query<{ data: { tokens: string[] } }>(
		"SELECT data FROM pgboss.job WHERE name LIKE '%identity.revoke_tokens'",
	);
	for (const { data } of rows) await revokeTokensJob.handle(contextOf(database, system()), data);
	expect(await screenOf((await openForm(provider, person.browser)).response)).toMatchObject({ kind: 'sign_in' });
});

test('getProviderMetadata returns the external authorization endpoint and our own token endpoint', async () => {
	expect(await getProviderMetadata(PRODUCT_URL)).toMatchObject({
		issuer: provider.issuer,
		authorization_endpoint: `${provider.issuer}/auth`,
		token_endpoint: `${PRODUCT_URL}/api/auth/token`,
	});
});
