import type { JWTVerifyGetKey } from 'jose';
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import { createMetadataReader, type ProviderMetadata } from './metadata.ts';
import {
	type Checked,
	checkIdToken,
	checkLogoutToken,
	type IdClaims,
	keysOf,
	type LogoutClaims,
} from './token-check.ts';
import { type OidcFetch, requestOptions } from './transport.ts';

export type OidcSettings = {
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string | null;
	readonly redirectUri: string;
	readonly fetch: OidcFetch;
};

const TokenAnswer = z.looseObject({
	access_token: z.string().check(z.minLength(1)),
	id_token: z.optional(z.string()),
	refresh_token: z.optional(z.string()),
	token_type: z.string(),
	expires_in: z.optional(z.number().check(z.positive())),
	scope: z.optional(z.string()),
});
/** Some providers omit `expires_in`. */
const DEFAULT_LIFE_S = 300;

export type Tokens = {
	readonly accessToken: string;
	readonly idToken: string | null;
	readonly refreshToken: string | null;
	readonly lifeS: number;
	readonly scope: string | null;
};
/** `refused`: the provider rejected the request. `away`: it was unreachable or sent an invalid answer. */
export type TokenResult =
	| { readonly kind: 'tokens'; readonly tokens: Tokens }
	| { readonly kind: 'refused'; readonly error: string }
	| { readonly kind: 'away' };

export type CodeExchange = { readonly code: string; readonly codeVerifier: string };

export type OidcClient = {
	readonly issuer: string;
	readonly clientId: string;
	readonly redirectUri: string;
	metadata(): Promise<ProviderMetadata>;
	exchangeCode(exchange: CodeExchange): Promise<TokenResult>;
	refresh(refreshToken: string): Promise<TokenResult>;
	/** Best effort: a failure does not affect the sign-out. */
	revoke(refreshToken: string): Promise<void>;
	sendVerificationMail(subject: string): Promise<'sent' | 'limited' | 'not_offered' | 'away'>;
	checkIdToken(token: string, nonce: string | null, now?: Date): Promise<Checked<IdClaims>>;
	checkLogoutToken(token: string, now?: Date): Promise<Checked<LogoutClaims>>;
};

export function createOidcClient(settings: OidcSettings): OidcClient {
	const { issuer, clientId, clientSecret, redirectUri, fetch } = settings;
	const metadata = createMetadataReader(issuer, fetch);
	let keys: { readonly uri: string; readonly get: JWTVerifyGetKey } | undefined;

	const client: oauth.Client = { client_id: clientId };
	const authentication = authenticationWith(clientSecret);
	const options = requestOptions(fetch);

	const request = async (grant: string, parameters: Readonly<Record<string, string>>): Promise<TokenResult> => {
		try {
			const provider = await metadata();
			const form = { ...parameters };
			const response = await oauth.genericTokenEndpointRequest(provider, client, authentication, grant, form, options);
			// Parsed here and not by the library, which judges the ID token by this process's clock.
			const body: unknown = await response.json();
			if (response.ok) return tokensOf(z.parse(TokenAnswer, body));
			const error = (body as { error?: unknown } | null)?.error;
			const isFailure = response.status < 500 && response.status !== 429 && typeof error === 'string';
			return isFailure ? { kind: 'refused', error } : { kind: 'away' };
		} catch {
			return { kind: 'away' };
		}
	};

	const expectation = async (now: Date | undefined) => {
		const { jwks_uri: uri } = await metadata();
		if (keys?.uri !== uri) keys = { uri, get: keysOf(uri, fetch) };
		return { issuer, clientId, jwks: keys.get, ...(now ? { now } : {}) };
	};

	return {
		issuer,
		clientId,
		redirectUri,
		metadata,
		exchangeCode: ({ code, codeVerifier }) =>
			request('authorization_code', { code, redirect_uri: redirectUri, code_verifier: codeVerifier }),
		refresh: (refreshToken) => request('refresh_token', { refresh_token: refreshToken }),
		revoke: async (refreshToken) => {
			try {
				const provider = await metadata();
				if (!provider.revocation_endpoint) return;
				const additionalParameters = { token_type_hint: 'refresh_token' };
				const hint = { ...options, additionalParameters };
				await oauth.revocationRequest(provider, client, authentication, refreshToken, hint);
			} catch {
				// The session has already ended here; the token expires by itself.
			}
		},
		sendVerificationMail: async (subject) => {
			try {
				const provider = await metadata();
				if (!provider.chobiz_verification_endpoint) return 'not_offered';
				const body = new URLSearchParams({ sub: subject });
				const headers = new Headers({ accept: 'application/json' });
				await authentication(provider, client, body, headers);
				const { ok, status } = await fetch(provider.chobiz_verification_endpoint, {
					method: 'POST',
					headers: { ...Object.fromEntries(headers), 'content-type': 'application/x-www-form-urlencoded' },
					body: body.toString(),
				});
				if (status === 429) return 'limited';
				return ok ? 'sent' : 'away';
			} catch {
				return 'away';
			}
		},
		checkIdToken: (token, nonce, now) => mapUnreachable(async () => checkIdToken(token, nonce, await expectation(now))),
		checkLogoutToken: (token, now) => mapUnreachable(async () => checkLogoutToken(token, await expectation(now))),
	};
}

/** In the header, which is the default of OpenID Connect; in the body only for a provider that refuses the header. */
function authenticationWith(secret: string | null): oauth.ClientAuth {
	if (!secret) return oauth.None();
	const post = oauth.ClientSecretPost(secret);
	return (provider, client, body, headers) => {
		const offered = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
		if (offered.includes('client_secret_post') && !offered.includes('client_secret_basic'))
			return post(provider, client, body, headers);
		headers.set('authorization', basic(client.client_id, secret));
	};
}

/** `oauth.ClientSecretBasic` also encodes `-`, `_`, `.` and `~`, and some providers do not decode what they receive. */
const basic = (id: string, secret: string): string =>
	`Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;

function tokensOf(answer: z.infer<typeof TokenAnswer>): TokenResult {
	return {
		kind: 'tokens',
		tokens: {
			accessToken: answer.access_token,
			idToken: answer.id_token ?? null,
			refreshToken: answer.refresh_token ?? null,
			lifeS: Math.max(1, Math.floor(answer.expires_in ?? DEFAULT_LIFE_S)),
			scope: answer.scope ?? null,
		},
	};
}

async function mapUnreachable<T>(check: () => Promise<Checked<T>>): Promise<Checked<T>> {
	try {
		return await check();
	} catch {
		return { kind: 'away' };
	}
}
