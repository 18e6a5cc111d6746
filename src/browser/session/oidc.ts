import { ErrorResponse, InMemoryWebStorage, User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { callApi, timeoutMs } from '#src/browser/api.ts';
import { signInPurposeOf } from '#src/browser/session/sign-in-purpose.ts';
import type { SignInStart } from '#src/domains/identity/contract/identity.ts';
import { safeReturnUrl, url } from '#src/routes.ts';

type OidcClientInfo = Pick<SignInStart, 'authority' | 'clientId' | 'scope'>;

/** The library sends this placeholder, because the server stores the real refresh token. */
const REFRESH_TOKEN_STAND_IN = 'server';
const PARTY_KEY = 'chobiz-sign-in';
const TOKEN_PATH = '/api/auth/token';

function userManager({ authority, clientId, scope }: OidcClientInfo, isRenewal = false): UserManager {
	const timeoutS = timeoutMs() / 1000;
	const tokenEndpoint = location.origin + TOKEN_PATH;
	return new UserManager({
		authority,
		client_id: clientId,
		scope,
		redirect_uri: location.origin + url.authCallback(),
		// A renewal calls only our own endpoint, so the provider's metadata need not be fetched.
		...(isRenewal
			? { metadata: { issuer: authority, token_endpoint: tokenEndpoint } }
			: { metadataUrl: `${location.origin}/api/auth/metadata`, metadataSeed: { token_endpoint: tokenEndpoint } }),
		userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
		stateStore: new WebStorageStateStore({ store: sessionStorage }),
		loadUserInfo: false,
		monitorSession: false,
		automaticSilentRenew: false,
		requestTimeoutInSeconds: timeoutS,
		silentRequestTimeoutInSeconds: timeoutS,
		// The library would retry timeouts endlessly; renewal.ts has its own backoff.
		maxSilentRenewTimeoutRetries: 0,
	});
}

const begin = async (): Promise<SignInStart> => {
	const answer = await callApi<SignInStart>('POST', '/api/auth/begin');
	if (!answer.ok) throw new SignInFailed(answer.problem.detail);
	return answer.value;
};

export class SignInFailed extends Error {}

export async function startSignIn(
	wish: 'login' | 'create' | 'again',
	returnUrl: string | null,
	email: string | null,
): Promise<void> {
	const start = await begin();
	const { authority, clientId, scope } = start;
	sessionStorage.setItem(PARTY_KEY, JSON.stringify({ authority, clientId, scope } satisfies OidcClientInfo));
	const prompt = wish === 'again' ? 'login' : wish === 'create' && start.offersCreate ? 'create' : start.prompt;
	const purpose = signInPurposeOf(returnUrl);
	await userManager(start).signinRedirect({
		nonce: start.nonce,
		max_age: start.maxAgeS,
		ui_locales: 'vi',
		state: { returnUrl: safeReturnUrl(returnUrl) },
		...(prompt ? { prompt } : {}),
		...(email ? { login_hint: email } : {}),
		...(purpose ? { extraQueryParams: { purpose } } : {}),
	});
}

export async function finishSignIn(): Promise<string> {
	const kept = sessionStorage.getItem(PARTY_KEY);
	const party = kept ? (JSON.parse(kept) as OidcClientInfo) : await begin();
	try {
		const { state } = await userManager(party).signinRedirectCallback();
		return safeReturnUrl((state as { returnUrl?: string } | undefined)?.returnUrl);
	} catch (problem) {
		const messages = problem instanceof ErrorResponse ? problem.error_description : null;
		throw new SignInFailed(messages ?? '', { cause: problem });
	}
}

/** `over`: the session has ended; `failed`: a later retry may work. */
export async function renewTokens(): Promise<'over' | 'failed' | { readonly expiresInS: number }> {
	const manager = userManager({ authority: location.origin, clientId: 'chobiz', scope: 'openid' }, true);
	try {
		const profile = { sub: '', iss: location.origin, aud: 'chobiz', exp: 0, iat: 0 };
		const stored = new User({ access_token: '', token_type: 'Bearer', refresh_token: REFRESH_TOKEN_STAND_IN, profile });
		await manager.storeUser(stored);
		const user = await manager.signinSilent();
		return user?.expires_in === undefined ? 'failed' : { expiresInS: user.expires_in };
	} catch (problem) {
		return problem instanceof ErrorResponse && problem.error === 'invalid_grant' ? 'over' : 'failed';
	}
}
