import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embeddedProvider } from '#src/app/embedded-provider.ts';
import { createOidcClient, networkFetch, wireIdentity } from '#src/domains/identity/index.ts';
import { type IdentityMount, type IdentityService, mountIdentity } from '#src/openid-provider/index.ts';
import { createRateLimiter } from '#src/platform/http/index.ts';
import { createSeal, embeddedClientSecret } from '#src/platform/seal/index.ts';
import { contextOf, system } from './context.ts';
import type { TestDatabase } from './database.ts';

const APP_SECRET = 'the-secret-of-the-tests-'.repeat(2);
const CLIENT_ID = 'chobiz-web';

export type TestIdentity = {
	readonly siteUrl: string;
	readonly issuer: string;
	readonly service: IdentityService;
	/** Makes the product's calls to the service fail. */
	setAway(isUnavailable: boolean): void;
	/** Delays the product's calls until the returned function is called. */
	holdCalls(): () => void;
	onBackchannelLogout(listener: (logoutToken: string) => void): void;
	close(): Promise<void>;
};
export type TestIdentityOptions = {
	readonly limitsOn?: boolean;
	/** False: as on a public site without an SMS gateway. */
	readonly offersPhone?: boolean;
	/** The site that signs in here, when the service runs elsewhere; absent: the service's site. */
	readonly productUrl?: string;
	readonly receives?: Partial<IdentityService['receives']>;
	/** The product treats the service like a provider of somebody else. */
	readonly isExternal?: boolean;
	/** As behind a proxy with TLS; the port itself uses plain HTTP. */
	readonly isHttps?: boolean;
};

const smsOf = (code: string): string => `code ${code}`;

/** Screens are returned as JSON instead of HTML. */
export async function testIdentity(database: TestDatabase, options: TestIdentityOptions = {}): Promise<TestIdentity> {
	let mount: IdentityMount | undefined;
	let watchLogout: (token: string) => void = () => {};
	const server = createServer((request, response) => {
		if (request.url === '/api/auth/backchannel-logout')
			void takeLogout(request, response, (token) => watchLogout(token));
		else void answer(mount, request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const service = serviceFor(database, (server.address() as AddressInfo).port, options);
	mount = mountIdentity(service);
	const { siteUrl, oidcIssuer: issuer } = service.settings;
	const line = callsOfTheProduct();
	wireIdentity({
		embedded: options.isExternal ? null : embeddedProvider({ APP_SECRET }, () => service),
		sms: { isOffered: options.offersPhone ?? true, secret: APP_SECRET, textOf: smsOf },
		seal: createSeal(APP_SECRET, 'session-tokens'),
		oidc: createOidcClient({
			issuer,
			clientId: CLIENT_ID,
			clientSecret: embeddedClientSecret(APP_SECRET),
			redirectUri: `${siteUrl}/Auth/Callback`,
			fetch: line.fetch,
		}),
	});
	return {
		siteUrl,
		issuer,
		service,
		setAway: line.setAway,
		holdCalls: line.hold,
		onBackchannelLogout: (listener) => {
			watchLogout = listener;
		},
		close: async () => {
			mount?.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function serviceFor(database: TestDatabase, port: number, options: TestIdentityOptions): IdentityService {
	const isHttps = options.isHttps ?? false;
	const ownUrl = `${isHttps ? 'https' : 'http'}://localhost:${port}`;
	const context = contextOf(database, system('identity_service'));
	const letter =
		(kind: string) =>
		({ link }: { readonly link: string }) => ({ subject: kind, text: link });
	return {
		settings: {
			siteUrl: options.productUrl ?? ownUrl,
			isHttps,
			PORT: port,
			APP_SECRET,
			PASSWORD_MIN: 6,
			oidcClientId: CLIENT_ID,
			oidcIssuer: `${ownUrl}/identity`,
		},
		context,
		limiter: createRateLimiter(database.pool, options.limitsOn ?? false, context.log),
		offersPhone: options.offersPhone ?? true,
		letters: { verifyEmail: letter('verify'), resetPassword: letter('reset'), phoneCode: smsOf },
		receives: { emailVerified: async () => {}, passwordChanged: async () => {}, ...options.receives },
	};
}

function callsOfTheProduct() {
	let isUnavailable = false;
	let held: Promise<void> = Promise.resolve();
	const call: typeof networkFetch = async (url, init) => {
		await held;
		if (isUnavailable) throw new TypeError('fetch failed');
		return networkFetch(url, init);
	};
	return {
		fetch: call,
		setAway: (value: boolean): void => {
			isUnavailable = value;
		},
		hold: (): (() => void) => {
			let release = (): void => {};
			held = new Promise((resolve) => {
				release = resolve;
			});
			return release;
		},
	};
}

async function takeLogout(request: IncomingMessage, response: ServerResponse, watch: (token: string) => void) {
	const chunks: Buffer[] = [];
	for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
	watch(new URLSearchParams(Buffer.concat(chunks).toString()).get('logout_token') ?? '');
	response.writeHead(200).end();
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
		const { status = 200 } = identityScreen as { readonly status?: number };
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(identityScreen));
	};
	try {
		await mount.handle(request, response, { ip: '127.0.0.1', path, renderPage, fail });
	} catch (problem) {
		fail(500);
		throw problem;
	}
}
