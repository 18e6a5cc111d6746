import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { checkIdToken, checkLogoutToken } from './token-check.ts';

const ISSUER = 'https://idp.example';
const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
const expected = { issuer: ISSUER, clientId: 'shop', jwks: createLocalJWKSet({ keys: [jwk] }) };

const seconds = () => Math.floor(Date.now() / 1000);
const sound = (): JWTPayload => ({
	iss: ISSUER,
	aud: 'shop',
	sub: 's-1',
	nonce: 'n-1',
	iat: seconds(),
	exp: seconds() + 600,
	email: 'lan@vidu.vn',
	email_verified: true,
	name: 'Lan',
});
const sign = (payload: JWTPayload, header: Record<string, unknown> = {}, key = privateKey) =>
	new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key);
const without = (name: string): JWTPayload =>
	Object.fromEntries(Object.entries(sound()).filter(([key]) => key !== name));

test('checkIdToken returns the claims of a valid token', async () => {
	expect(await checkIdToken(await sign(sound()), 'n-1', expected)).toEqual({
		kind: 'valid',
		claims: {
			subject: 's-1',
			sid: null,
			email: 'lan@vidu.vn',
			isEmailVerified: true,
			name: 'Lan',
			authenticatedAgoS: 0,
			authenticatedWith: 'password',
			verifiedPhone: null,
		},
	});
});

test.each([
	['one hour ago', 3600, 3600],
	['a time slightly in the future counts as zero', -9, 0],
])('checkIdToken returns the age of the authentication: %s', async (_when, agoS, told) => {
	const claims = sound();
	const token = await sign({ ...claims, auth_time: (claims.iat ?? 0) - agoS });
	expect(await checkIdToken(token, 'n-1', expected)).toMatchObject({ claims: { authenticatedAgoS: told } });
});

test('checkIdToken accepts several audiences when `azp` is this client', async () => {
	const token = await sign({ ...sound(), aud: ['shop', 'other'], azp: 'shop' });
	expect((await checkIdToken(token, 'n-1', expected)).kind).toBe('valid');
});

const FORGED: Readonly<Record<string, () => Promise<string> | string>> = {
	'no signature at all': () => new UnsecuredJWT(sound()).encode(),
	'a signature with the public key as shared secret': async () =>
		new SignJWT(sound())
			.setProtectedHeader({ alg: 'HS256', kid: 'k1' })
			.sign(new TextEncoder().encode(JSON.stringify(jwk))),
	'the key of a stranger': () => sign(sound(), {}, stranger.privateKey),
	'the key of a stranger, brought along': async () =>
		sign(sound(), { jwk: await exportJWK(stranger.publicKey) }, stranger.privateKey),
	'a header that names its own keys': () => sign(sound(), { jku: 'https://evil.example/jwks' }),
	'an unknown key id': () => sign(sound(), { kid: 'k2' }),
	'another audience': () => sign({ ...sound(), aud: 'other' }),
	'another issuer': () => sign({ ...sound(), iss: 'https://evil.example' }),
	'several audiences and no party': () => sign({ ...sound(), aud: ['shop', 'other'] }),
	'another authorised party': () => sign({ ...sound(), azp: 'other' }),
	'another nonce': () => sign({ ...sound(), nonce: 'n-2' }),
	'no nonce': () => sign(without('nonce')),
	'no subject': () => sign(without('sub')),
	'no time of making': () => sign(without('iat')),
	'no end': () => sign(without('exp')),
	'an end in the past': () => sign({ ...sound(), exp: seconds() - 11 }),
	'an age of ten minutes': () => sign({ ...sound(), iat: seconds() - 600 }),
	'a making in the future': () => sign({ ...sound(), iat: seconds() + 60 }),
	'the type of an access token': () => sign(sound(), { typ: 'at+jwt' }),
	'a changed payload': async () => {
		const [header, , signature] = (await sign(sound())).split('.');
		const payload = Buffer.from(JSON.stringify({ ...sound(), sub: 's-2' })).toString('base64url');
		return `${header}.${payload}.${signature}`;
	},
	'nothing in it': () => '',
	'three dots': () => '...',
};

test.each(Object.entries(FORGED))('checkIdToken rejects a token with %s', async (_title, make) => {
	expect(await checkIdToken(await make(), 'n-1', expected)).toEqual({ kind: 'forged' });
});

test('checkIdToken checks times against the given clock with a tolerance of ten seconds', async () => {
	const token = await sign(sound());
	const at = (offsetS: number) =>
		checkIdToken(token, 'n-1', { ...expected, now: new Date((seconds() + offsetS) * 1000) });
	expect((await at(-9)).kind).toBe('valid');
	expect((await at(-12)).kind).toBe('forged');
	expect((await at(400)).kind).toBe('forged');
});

const logout = (): JWTPayload => ({
	iss: ISSUER,
	aud: 'shop',
	iat: seconds(),
	jti: 'j-1',
	sid: 'sid-1',
	events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
});

test('checkLogoutToken returns the session of a valid logout token', async () => {
	expect(await checkLogoutToken(await sign(logout(), { typ: 'logout+jwt' }), expected)).toEqual({
		kind: 'valid',
		claims: { subject: null, sid: 'sid-1', id: 'j-1' },
	});
});

test.each([
	['an ID token', () => sign(sound())],
	['a nonce', () => sign({ ...logout(), nonce: 'n' })],
	['no event', () => sign({ ...logout(), events: {} })],
	[
		'neither a session nor a subject',
		() => sign(Object.fromEntries(Object.entries(logout()).filter(([key]) => key !== 'sid'))),
	],
	['a signature by an unknown key', () => sign(logout(), {}, stranger.privateKey)],
])('checkLogoutToken rejects a logout token with %s', async (_title, make) => {
	expect(await checkLogoutToken(await make(), expected)).toEqual({ kind: 'forged' });
});
