import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOidcClient, type IdentityWiring, networkFetch, wireIdentity } from '#src/domains/identity/index.ts';
import { type IdentityMount, type IdentityService, mountIdentity } from '#src/identity/index.ts';
import { createRateLimiter } from '#src/platform/http/index.ts';
import { createSeal, embeddedClientSecret } from '#src/platform/seal/index.ts';
import type { IdentityScreen } from '#src/shared/identity-screen.ts';
import { contextOf, system } from './context.ts';
import type { TestDatabase } from './database.ts';

const APP_SECRET = 'the-secret-of-the-tests-'.repeat(2);

export type TestIdentity = {
	readonly siteUrl: string;
	readonly issuer: string;
	readonly service: IdentityService;
	/** Whether the product's own calls reach the service. */
	setAway(isAway: boolean): void;
	close(): Promise<void>;
};
export type TestIdentityOptions = {
	readonly limitsOn?: boolean;
	/** The site that signs in here; absent: the service's own origin. */
	readonly productUrl?: string;
	readonly hears?: Partial<IdentityService['hears']>;
	readonly service?: Partial<IdentityService>;
};

/** The embedded identity service on a port of its own; screens are answered as JSON instead of being drawn. */
export async function testIdentity(database: TestDatabase, options: TestIdentityOptions = {}): Promise<TestIdentity> {
	let mount: IdentityMount | undefined;
	const server = createServer((request, response) => void answer(mount, request, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const siteUrl = `http://localhost:${port}`;
	const issuer = `${siteUrl}/identity`;
	const context = contextOf(database, system('identity_service'));
	const letter =
		(kind: string) =>
		({ link }: { readonly link: string }) => ({ subject: kind, text: link });
	const service: IdentityService = {
		settings: {
			siteUrl,
			isHttps: false,
			PORT: port,
			APP_SECRET,
			PASSWORD_MIN: 6,
			oidcClientId: 'chobiz-web',
			oidcIssuer: issuer,
		},
		context,
		limiter: createRateLimiter(database.pool, options.limitsOn ?? false, context.log),
		letters: { verifyEmail: letter('verify'), resetPassword: letter('reset') },
		hears: { emailVerified: async () => {}, passwordChanged: async () => {}, ...options.hears },
		...options.service,
	};
	mount = mountIdentity(service);
	let isAway = false;
	const wiring: IdentityWiring = {
		isEmbedded: true,
		seal: createSeal(APP_SECRET, 'session-tokens'),
		oidc: createOidcClient({
			issuer,
			clientId: 'chobiz-web',
			clientSecret: embeddedClientSecret(APP_SECRET),
			redirectUri: `${siteUrl}/Auth/Callback`,
			fetch: (url, init) => (isAway ? Promise.reject(new TypeError('fetch failed')) : networkFetch(url, init)),
		}),
	};
	wireIdentity(wiring);
	return {
		siteUrl,
		issuer,
		service,
		setAway: (value) => {
			isAway = value;
		},
		close: async () => {
			mount?.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function answer(mount: IdentityMount | undefined, request: IncomingMessage, response: ServerResponse) {
	const path = new URL(request.url ?? '/', 'http://localhost').pathname;
	if (!mount?.matches(path)) {
		response.writeHead(404).end();
		return;
	}
	const fail = (status: number, headers: Readonly<Record<string, string>> = {}): void => {
		response.writeHead(status, { ...headers, 'content-type': 'text/plain' }).end(`failed ${status}`);
	};
	const renderPage = async ({ identityScreen }: Readonly<Record<string, unknown>>): Promise<void> => {
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(identityScreen));
	};
	try {
		await mount.handle(request, response, { ip: '127.0.0.1', path, renderPage, fail });
	} catch (problem) {
		fail(500);
		throw problem;
	}
}

/** A browser as far as signing in needs one: cookies by path, no scripts. */
export type TestBrowser = {
	readonly cookies: Map<string, string>;
	request(url: string, init?: RequestInit): Promise<Response>;
	/** Follows redirects until an answer that is none, or until `stop` is reached; answers that address. */
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
