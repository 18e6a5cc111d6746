import {
	createRemoteJWKSet,
	customFetch,
	decodeProtectedHeader,
	errors,
	type JWTPayload,
	type JWTVerifyGetKey,
	jwtVerify,
} from 'jose';
import * as z from 'zod/mini';
import { toE164 } from '#src/shared/phone.ts';
import type { OidcFetch } from './transport.ts';

/** Asymmetric signatures only: no `none` and no shared secrets. */
const ALGORITHMS = [
	'RS256',
	'PS256',
	'ES256',
	'RS384',
	'PS384',
	'ES384',
	'RS512',
	'PS512',
	'ES512',
	'EdDSA',
	'Ed25519',
];
const TOLERANCE_S = 10;
/** Tokens are checked immediately after they are issued. */
const AGE_MAX_S = 300;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Rejects headers that supply a key: keys come from the provider's key set only. */
const OWN_KEY_HEADERS = ['jku', 'jwk', 'x5u', 'x5c'];

const Claims = z.looseObject({
	sub: z.string().check(z.minLength(1), z.maxLength(255)),
	nonce: z.optional(z.string()),
	sid: z.optional(z.string()),
	email: z.optional(z.string()),
	email_verified: z.optional(z.union([z.boolean(), z.literal(['true', 'false'])])),
	name: z.optional(z.string()),
	preferred_username: z.optional(z.string()),
	auth_time: z.optional(z.number()),
	phone_number: z.optional(z.string()),
	phone_number_verified: z.optional(z.union([z.boolean(), z.literal(['true', 'false'])])),
	amr: z.optional(z.array(z.string())),
});
export type IdClaims = {
	readonly subject: string;
	readonly sid: string | null;
	readonly email: string | null;
	readonly isEmailVerified: boolean;
	readonly name: string | null;
	/** E.164, only when the provider verified it. */
	readonly verifiedPhone: string | null;
	/** How the person signed in; providers that do not tell count as `password`. */
	readonly authenticatedWith: 'password' | 'code';
	/** 0 when the provider omits `auth_time`, because the token was issued for this sign-in. */
	readonly authenticatedAgoS: number;
};
export type Checked<T> =
	| { readonly kind: 'valid'; readonly claims: T }
	| { readonly kind: 'forged' }
	| { readonly kind: 'away' };
export type Expectation = {
	readonly issuer: string;
	readonly clientId: string;
	readonly jwks: JWTVerifyGetKey;
	readonly now?: Date;
};

export const keysOf = (jwksUri: string, fetch: OidcFetch): JWTVerifyGetKey =>
	createRemoteJWKSet(new URL(jwksUri), {
		cooldownDuration: 5000,
		[customFetch]: async (url) => {
			const answer = await fetch(url).catch((cause: unknown) => {
				throw new KeysUnavailable('the key set cannot be reached', { cause });
			});
			if (answer.status !== 200) throw new KeysUnavailable(`the key set answered ${answer.status}`);
			return answer;
		},
	});

/** `nonce` is null for a renewal, where OpenID Connect requires none. */
export async function checkIdToken(
	token: string,
	nonce: string | null,
	expected: Expectation,
): Promise<Checked<IdClaims>> {
	return judge(async () => {
		const payload = await verified(token, expected, ['sub', 'iat', 'exp']);
		const claims = z.parse(Claims, payload);
		const audiences = [payload.aud ?? []].flat();
		const party = payload.azp;
		if (party === undefined ? audiences.length > 1 : party !== expected.clientId) throw new Rejected('azp');
		if (nonce !== null && claims.nonce !== nonce) throw new Rejected('nonce');
		const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true';
		const isPhoneVerified = claims.phone_number_verified === true || claims.phone_number_verified === 'true';
		return {
			subject: claims.sub,
			sid: claims.sid ?? null,
			email: claims.email ?? null,
			isEmailVerified,
			name: claims.name ?? claims.preferred_username ?? null,
			verifiedPhone: isPhoneVerified ? toE164(claims.phone_number ?? '') : null,
			authenticatedWith: isCodeOnly(claims.amr ?? []) ? 'code' : 'password',
			authenticatedAgoS: claims.auth_time === undefined ? 0 : Math.max(0, (payload.iat ?? 0) - claims.auth_time),
		};
	});
}

/** RFC 8176: a code on its own, without a password or a stronger key. */
const isCodeOnly = (amr: readonly string[]): boolean =>
	amr.length > 0 && amr.every((method) => ['sms', 'otp', 'tel'].includes(method));

export type LogoutClaims = { readonly subject: string | null; readonly sid: string | null; readonly id: string };

/** OpenID Connect Back-Channel Logout 1.0, section 2.6. */
export async function checkLogoutToken(token: string, expected: Expectation): Promise<Checked<LogoutClaims>> {
	return judge(async () => {
		const payload = await verified(token, expected, ['iat', 'jti', 'events']);
		const events = payload.events;
		if (typeof events !== 'object' || events === null || !(LOGOUT_EVENT in events)) throw new Rejected('events');
		if ('nonce' in payload) throw new Rejected('nonce');
		const sid = typeof payload.sid === 'string' ? payload.sid : null;
		if (!sid && !payload.sub) throw new Rejected('sub');
		return { subject: payload.sub ?? null, sid, id: String(payload.jti) };
	});
}

class Rejected extends Error {}
class KeysUnavailable extends Error {}

async function verified(token: string, expected: Expectation, requiredClaims: string[]): Promise<JWTPayload> {
	const header = decodeProtectedHeader(token);
	if (OWN_KEY_HEADERS.some((name) => name in header)) throw new Rejected('header');
	if (/^at\+jwt$/i.test(String(header.typ ?? ''))) throw new Rejected('typ');
	const { payload } = await jwtVerify(token, expected.jwks, {
		issuer: expected.issuer,
		audience: expected.clientId,
		algorithms: ALGORITHMS,
		clockTolerance: TOLERANCE_S,
		maxTokenAge: AGE_MAX_S,
		requiredClaims,
		...(expected.now ? { currentDate: expected.now } : {}),
	});
	return payload;
}

async function judge<T>(work: () => Promise<T>): Promise<Checked<T>> {
	try {
		return { kind: 'valid', claims: await work() };
	} catch (problem) {
		// Only an unreachable key set means that the provider is away; every other error means that the token is
		// invalid.
		const isUnavailable = problem instanceof KeysUnavailable || problem instanceof errors.JWKSTimeout;
		return { kind: isUnavailable ? 'away' : 'forged' };
	}
}
