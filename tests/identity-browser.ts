import { createSeal, embeddedClientSecret } from '#src/platform/seal/index.ts';
import type { IdentityScreen } from '#src/shared/identity-screen.ts';
import type { TestDatabase } from './database.ts';
import type { TestIdentity } from './identity-service.ts';

/** Supports what sign-in needs: cookies by path, no scripts. */
export type TestBrowser = {
	readonly cookies: Map<string, string>;
	request(url: string, init?: RequestInit): Promise<Response>;
	/** Follows redirects until a response without one or until the URL `stop`. */
	follow(url: string, stop: string, init?: RequestInit): Promise<{ readonly url: string; readonly response: Response }>;
};

export function testBrowser(): TestBrowser {
	const cookies = new Map<string, string>();
	const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
		const { pathname } = new URL(url);
		const cookie = [...cookies]
			.filter(([key]) => pathname.startsWith(key.split('|')[1] ?? '/'))
			.map(([key, value]) => `${key.split('|')[0]}=${value}`);
		const headers = {
			...Object.fromEntries(new Headers(init.headers)),
			...(cookie.length ? { cookie: cookie.join('; ') } : {}),
		};
		const response = await fetch(url, { ...init, headers, redirect: 'manual' });
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			const key = `${name}|${/; path=([^;]+)/i.exec(line)?.[1] ?? '/'}`;
			if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(key);
			else cookies.set(key, value);
		}
		return response;
	};
	return {
		cookies,
		request,
		async follow(url, stop, init) {
			let [at, response] = [url, await request(url, init)];
			for (let hop = 0; hop < 8; hop += 1) {
				const location = response.headers.get('location');
				if (!location) break;
				at = new URL(location, at).href;
				if (at.startsWith(stop)) break;
				response = await request(at);
			}
			return { url: at, response };
		},
	};
}

export const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
	method: 'POST',
	headers: { 'content-type': 'application/x-www-form-urlencoded' },
	body: new URLSearchParams(fields).toString(),
});

export const screenOf = async (response: Response): Promise<IdentityScreen> =>
	(await response.json()) as IdentityScreen;

/** The example of RFC 7636; oidc-client-ts sends such values. */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

export const callbackOf = (identity: Pick<TestIdentity, 'siteUrl'>): string => `${identity.siteUrl}/Auth/Callback`;

export function authorizeUrl(identity: TestIdentity, more: Readonly<Record<string, string>> = {}): string {
	const query = new URLSearchParams({
		client_id: 'chobiz-web',
		redirect_uri: callbackOf(identity),
		response_type: 'code',
		scope: 'openid profile email',
		code_challenge: CHALLENGE,
		code_challenge_method: 'S256',
		state: 'state',
		...more,
	});
	return `${identity.issuer}/auth?${query}`;
}

export async function openForm(identity: TestIdentity, browser: TestBrowser, more?: Readonly<Record<string, string>>) {
	const { url, response } = await browser.follow(authorizeUrl(identity, more), callbackOf(identity));
	return { url, response };
}

export type Person = { readonly email: string; readonly password: string; readonly name: string };

/** Returns the authorization code. */
export async function codeFor(
	identity: TestIdentity,
	browser: TestBrowser,
	person: Person,
	step: 'register' | 'sign_in',
	more: Readonly<Record<string, string>> = {},
): Promise<string | null> {
	const opened = await openForm(identity, browser, { ...more, ...(step === 'register' ? { prompt: 'create' } : {}) });
	const sent = await browser.follow(opened.url, callbackOf(identity), form({ step, ...person }));
	return new URL(sent.url).searchParams.get('code');
}

export async function requestTokens(identity: TestIdentity, fields: Readonly<Record<string, string>>) {
	const secret = embeddedClientSecret(identity.service.settings.APP_SECRET);
	const response = await fetch(`${identity.issuer}/token`, {
		...form(fields),
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			authorization: `Basic ${Buffer.from(`chobiz-web:${secret}`).toString('base64')}`,
		},
	});
	const body = (await response.json()) as Readonly<Record<string, string>>;
	return { status: response.status, body };
}

export const exchange = (identity: TestIdentity, code: string, more: Readonly<Record<string, string>> = {}) =>
	requestTokens(identity, {
		grant_type: 'authorization_code',
		code,
		redirect_uri: callbackOf(identity),
		code_verifier: VERIFIER,
		...more,
	});

export async function mailedLinks(database: TestDatabase, email: string): Promise<readonly string[]> {
	const { rows } = await database.pool.query<{ text: string }>(
		"SELECT data->>'text' AS text FROM pgboss.job WHERE name = 'job.mail.send' AND data->>'to' = $1 ORDER BY created_on, id",
		[email],
	);
	return rows.map(({ text }) => text);
}

/** The codes that were sent to a number, the newest last. */
export async function sentCodes(database: TestDatabase, identity: TestIdentity, phone: string) {
	const { rows } = await database.pool.query<{ text: string }>(
		"SELECT data->>'sealedText' AS text FROM pgboss.job WHERE name = 'job.sms.send' AND data->>'to' = $1 ORDER BY created_on, id",
		[phone],
	);
	const { open } = createSeal(identity.service.settings.APP_SECRET, 'sms');
	return rows.map(({ text }) => /\d{6}/.exec(open(text))?.[0] ?? '');
}

let people = 0;
let phones = 0;
/** E.164. */
export const newPhone = (): string => {
	phones += 1;
	return `+849${String(process.pid % 1000).padStart(3, '0')}${String(phones).padStart(5, '0')}`;
};

export const makeRegisteredPerson = (): Person => {
	people += 1;
	return { email: `nguoi-${people}-${Date.now()}@vidu.vn`, password: 'mật-khẩu-thử-9', name: 'Trần Thị Thử' };
};
