import type { IncomingMessage } from 'node:http';
import { type Configuration, errors, interactionPolicy, Provider } from 'oidc-provider';
import { loopbackFetch } from '#src/platform/http/index.ts';
import { embeddedClientSecret, type Seal } from '#src/platform/seal/index.ts';
import { BRAND } from '#src/shared/brand.ts';
import type { IdentityScreen } from '#src/shared/identity-screen.ts';
import { findAccount, type IdentityAccount } from './db/account-repository.ts';
import { recordAdapter } from './db/record-adapter.ts';
import { IDENTITY_PATH, type IdentityService, PATHS, serviceUrl } from './embedded-service.ts';
import { type KeyRing, SIGNING_ALGORITHM } from './signing-keys.ts';

const ACCESS_TOKEN_S = 900;
const ID_TOKEN_S = 3600;
const CODE_S = 60;
const INTERACTION_S = 3600;
const TWO_WEEKS_S = 14 * 86_400;
const SCOPES = ['openid', 'profile', 'email', 'phone'];

export type OwnScreen = { readonly screen: IdentityScreen } | { readonly status: number };
type Show = (request: IncomingMessage, instead: OwnScreen) => void;
type Koa = { readonly req: IncomingMessage; respond?: boolean | undefined };

export function createProvider(service: IdentityService, keys: KeyRing, seal: Seal, show: Show): Provider {
	const { settings } = service;
	const provider = new Provider(settings.oidcIssuer, {
		...tokensAndKeys(service, keys, seal),
		...providerConfiguration(service, show),
		cookies: cookiesOf(settings, keys),
		interactions: { policy: policy(), url: (_koa, interaction) => `${PATHS.interaction}/${interaction.uid}` },
		renderError: (koa, _out, problem) => {
			const status = problem instanceof errors.OIDCProviderError ? problem.statusCode : 500;
			renderOwnScreen(koa, show, { status });
		},
	});
	// The request passes through our web server: `mount.ts` sets the forwarded headers from SITE_URL.
	provider.proxy = true;
	provider.use(async (koa, next) => {
		await next();
		if (koa.oidc?.route === 'revocation') await endSessionOf(provider, koa.oidc.entities.RefreshToken);
		if (koa.status === 404 && !koa.oidc) renderOwnScreen(koa, show, { status: 404 });
	});
	provider.on('server_error', (_koa, problem) =>
		service.context.log.error({ err: problem }, 'identity service failed'),
	);
	return provider;
}

/** Ends the provider's session when the product revokes a token at sign-out. */
async function endSessionOf(provider: Provider, token: { readonly sessionUid?: string } | undefined): Promise<void> {
	const session = token?.sessionUid ? await provider.Session.findByUid(token.sessionUid) : undefined;
	await session?.destroy();
}

function renderOwnScreen(koa: Koa, show: Show, instead: OwnScreen): void {
	koa.respond = false;
	show(koa.req, instead);
}

const signOutScreen = (form: string): IdentityScreen => ({
	kind: 'sign_out',
	action: `${IDENTITY_PATH}/session/end/confirm`,
	xsrf: /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '',
});

/** Adds the prompt `create` for registration and removes consent, which a first-party client does not need. */
function policy(): interactionPolicy.DefaultPolicy {
	const prompts = interactionPolicy.base();
	prompts.remove('consent');
	prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
	return prompts;
}

function tokensAndKeys({ settings, context }: IdentityService, keys: KeyRing, seal: Seal): Configuration {
	const resource = `${settings.siteUrl}/api`;
	return {
		adapter: recordAdapter(context.db, seal),
		jwks: { keys: [...keys.jwks] },
		clients: [
			{
				client_id: settings.oidcClientId,
				client_secret: embeddedClientSecret(settings.APP_SECRET),
				client_name: BRAND.name,
				redirect_uris: [`${settings.siteUrl}/Auth/Callback`],
				post_logout_redirect_uris: [`${settings.siteUrl}/`],
				grant_types: ['authorization_code', 'refresh_token'],
				response_types: ['code'],
				token_endpoint_auth_method: 'client_secret_basic',
				id_token_signed_response_alg: SIGNING_ALGORITHM,
				backchannel_logout_uri: `${settings.siteUrl}/api/auth/backchannel-logout`,
				backchannel_logout_session_required: true,
			},
		],
		claims: {
			openid: ['sub', 'amr'],
			profile: ['name'],
			email: ['email', 'email_verified'],
			phone: ['phone_number', 'phone_number_verified'],
		},
		conformIdTokenClaims: false,
		async findAccount(_koa, id) {
			const account = await findAccount(context.db, id);
			if (!account) return undefined;
			return { accountId: id, claims: () => claimsOf(account) };
		},
		async loadExistingGrant({ oidc }) {
			const { client, session, provider } = oidc;
			if (!client || !session?.accountId) return undefined;
			const known = session.grantIdFor(client.clientId);
			const found = known ? await provider.Grant.find(known) : undefined;
			if (found) return found;
			const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
			grant.addOIDCScope(SCOPES.join(' '));
			grant.addResourceScope(resource, '');
			await grant.save();
			return grant;
		},
		pkce: { required: () => true },
		extraParams: ['purpose'],
		responseTypes: ['code'],
		scopes: SCOPES,
		clientAuthMethods: ['client_secret_basic'],
		issueRefreshToken: () => true,
		expiresWithSession: () => true,
		rotateRefreshToken: true,
		ttl: {
			AccessToken: ACCESS_TOKEN_S,
			AuthorizationCode: CODE_S,
			IdToken: ID_TOKEN_S,
			Interaction: INTERACTION_S,
			Grant: TWO_WEEKS_S,
			Session: TWO_WEEKS_S,
			// A rotated refresh token keeps the expiry of the first one.
			RefreshToken: (koa) => koa?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? TWO_WEEKS_S,
		},
	};
}

function claimsOf({ id, name, email, isEmailVerified, phone }: IdentityAccount) {
	return {
		sub: id,
		name,
		...(email ? { email, email_verified: isEmailVerified } : {}),
		...(phone ? { phone_number: phone, phone_number_verified: true } : {}),
	};
}

function providerConfiguration(service: IdentityService, show: Show): Configuration {
	const { settings } = service;
	const resource = `${settings.siteUrl}/api`;
	const ask = loopbackFetch(settings.siteUrl, settings.PORT);
	return {
		discovery: {
			ui_locales_supported: ['vi'],
			prompt_values_supported: ['none', 'login', 'create'],
			chobiz_verification_endpoint: serviceUrl(service, PATHS.verificationMail),
		},
		features: {
			devInteractions: { enabled: false },
			dPoP: { enabled: false },
			pushedAuthorizationRequests: { enabled: false },
			userinfo: { enabled: false },
			revocation: {
				enabled: true,
				allowedPolicy: (_koa, client, token) => token.clientId === client.clientId,
			},
			backchannelLogout: { enabled: true },
			rpInitiatedLogout: {
				enabled: true,
				logoutSource: (koa, form) => renderOwnScreen(koa, show, { screen: signOutScreen(form) }),
				postLogoutSuccessSource: (koa) => renderOwnScreen(koa, show, { screen: { kind: 'signed_out' } }),
			},
			resourceIndicators: {
				enabled: true,
				defaultResource: () => resource,
				useGrantedResource: () => true,
				getResourceServerInfo: () => ({
					scope: '',
					audience: resource,
					accessTokenTTL: ACCESS_TOKEN_S,
					accessTokenFormat: 'jwt',
					jwt: { sign: { alg: SIGNING_ALGORITHM } },
				}),
			},
		},
		// The provider's SSRF guard rejects loopback, but the only address that it fetches is ours, on the local port.
		fetch: async (url, init = {}) => {
			const headers = Object.fromEntries(new Headers(init.headers));
			return ask(String(url), { method: init.method ?? 'GET', headers, body: String(init.body ?? '') });
		},
	};
}

function cookiesOf(
	{ isHttps, siteUrl }: IdentityService['settings'],
	keys: KeyRing,
): NonNullable<Configuration['cookies']> {
	const suffix = isHttps ? '' : `-${new URL(siteUrl).port || '80'}`;
	const prefix = isHttps ? '__Secure-' : '';
	const options = { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/identity', signed: true } as const;
	return {
		keys: [...keys.cookieKeys],
		names: {
			session: `${prefix}idp${suffix}`,
			interaction: `${prefix}idp-form${suffix}`,
			resume: `${prefix}idp-resume${suffix}`,
		},
		long: options,
		short: { httpOnly: true, sameSite: 'lax', secure: isHttps, signed: true },
	};
}
