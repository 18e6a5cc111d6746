import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { IdentityScreen } from '#src/shared/identity-screen.ts';
import { HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { TooBusy } from './concurrency-limit.ts';
import { removeOldAttempts } from './db/attempt-repository.ts';
import { removeExpiredBrowsers } from './db/browser-repository.ts';
import { removeExpiredLinks } from './db/link-repository.ts';
import { removeExpiredRecords } from './db/record-adapter.ts';
import { IDENTITY_PATH, type IdentityService, PATHS, sealOfProvider } from './embedded-service.ts';
import { answerInteraction, hasActiveSession } from './interaction.ts';
import type { Exchange } from './interaction-form.ts';
import { answerForgot, answerReset, answerVerificationMail, answerVerify } from './mail-forms.ts';
import { createProvider, type OwnScreen } from './provider.ts';
import { SIGN_IN_START_LIMIT } from './rules.ts';
import { currentKeys, type KeyRing } from './signing-keys.ts';

type Facts = {
	readonly ip: string;
	readonly path: string;
	renderPage(locals: Readonly<Record<string, unknown>>, pagePath?: string): Promise<void>;
	fail(status: number, headers?: Readonly<Record<string, string>>): void;
};
export type IdentityMount = {
	matches(path: string): boolean;
	isServerToServer(path: string): boolean;
	handle(request: IncomingMessage, response: ServerResponse, facts: Facts): Promise<void>;
	close(): void;
};

const METADATA = '/.well-known/oauth-authorization-server';
/** The provider's router ignores capitals and a trailing slash too; otherwise such paths would bypass the limit. */
const AUTHORIZATION_PATH = new RegExp(`^${IDENTITY_PATH}/auth/?$`, 'i');
const KEY_CHECK_INTERVAL_MS = MINUTE_MS;
/** Authenticated by client credentials: these requests have no `Origin` header because no browser sends them. */
const SERVER_TO_SERVER = [`${IDENTITY_PATH}/token`, `${IDENTITY_PATH}/token/revocation`, PATHS.verificationMail];
const SCREEN_PAGE = `${PATHS.interaction}/man-hinh`;

export function mountIdentity(service: IdentityService): IdentityMount {
	const instead = new WeakMap<IncomingMessage, OwnScreen>();
	const providerNow = rotatingProvider(service, (request, answer) => void instead.set(request, answer));
	const { db, log } = service.context;
	const sweep = setInterval(() => {
		const swept = [removeExpiredRecords(db), removeExpiredLinks(db), removeOldAttempts(db), removeExpiredBrowsers(db)];
		Promise.all(swept).catch((problem: unknown) =>
			log.warn({ err: problem }, 'expired records of the identity service were not removed'),
		);
	}, HOUR_MS);
	sweep.unref();

	const byProvider = async (exchange: Exchange, mountedPath: string): Promise<void> => {
		const { request, response, url } = exchange;
		const provider = await providerNow();
		if (mountedPath === '/session/end' && !url.search && !(await hasActiveSession(provider, request, response)))
			return exchange.show({ kind: 'signed_out' });
		Object.assign(request, { originalUrl: request.url, url: mountedPath + url.search });
		await provider.callback()(request, response);
		const answer = instead.get(request);
		if (!answer) return;
		if ('screen' in answer) await exchange.show(answer.screen);
		else exchange.fail(answer.status);
	};

	const route = async (path: string, exchange: Exchange): Promise<void> => {
		if (path.startsWith(`${PATHS.interaction}/`)) {
			const uid = path.slice(PATHS.interaction.length + 1);
			return answerInteraction(service, await providerNow(), uid, exchange);
		}
		if (path === PATHS.forgot) return answerForgot(service, exchange);
		if (path === PATHS.reset) return answerReset(service, exchange);
		if (path === PATHS.verify) return answerVerify(service, exchange);
		if (path === PATHS.verificationMail) return answerVerificationMail(service, exchange);
		if (AUTHORIZATION_PATH.test(path)) {
			const verdict = await service.limiter.take(SIGN_IN_START_LIMIT, `ip:${exchange.ip}`);
			if (!verdict.ok) return exchange.fail(429, { 'retry-after': String(verdict.retryAfterS) });
		}
		return byProvider(exchange, path.startsWith(METADATA) ? METADATA : path.slice(IDENTITY_PATH.length) || '/');
	};

	return {
		matches: (path) => path.startsWith(`${IDENTITY_PATH}/`) || path === METADATA + IDENTITY_PATH,
		isServerToServer: (path) => SERVER_TO_SERVER.includes(path),
		async handle(request, response, facts) {
			setForwardedHeaders(request, service.settings.oidcIssuer, facts.ip);
			try {
				await route(facts.path, exchangeOf(request, response, facts));
			} catch (problem) {
				if (!(problem instanceof TooBusy)) throw problem;
				facts.fail(503);
			}
		},
		close: () => clearInterval(sweep),
	};
}

/** Overwrites the forwarded headers from the settings, because the provider trusts them (`proxy = true`). */
function setForwardedHeaders(request: IncomingMessage, issuer: string, ip: string): void {
	const { protocol, host } = new URL(issuer);
	request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
	request.headers['x-forwarded-host'] = host;
	request.headers['x-forwarded-for'] = ip;
}

function exchangeOf(request: IncomingMessage, response: ServerResponse, facts: Facts): Exchange {
	return {
		request,
		response,
		ip: facts.ip,
		url: new URL(request.url ?? '/', 'http://localhost'),
		show: (screen: IdentityScreen) => facts.renderPage({ identityScreen: screen }, SCREEN_PAGE),
		fail: facts.fail,
	};
}

/** Creates a new provider when the signing keys change, so that a rotation needs no restart. */
function rotatingProvider(
	service: IdentityService,
	show: (request: IncomingMessage, instead: OwnScreen) => void,
): () => Promise<Provider> {
	const seal = sealOfProvider(service.settings);
	let made: { readonly provider: Provider; readonly version: string } | undefined;
	let lookedAt = Number.NEGATIVE_INFINITY;
	let looking: Promise<Provider> | undefined;

	const look = async (): Promise<Provider> => {
		const keys: KeyRing = await currentKeys(service.context, seal);
		if (made?.version !== keys.version) {
			made = { provider: createProvider(service, keys, seal, show), version: keys.version };
		}
		lookedAt = performance.now();
		return made.provider;
	};

	return () => {
		if (made && performance.now() - lookedAt < KEY_CHECK_INTERVAL_MS) return Promise.resolve(made.provider);
		looking ??= look().finally(() => {
			looking = undefined;
		});
		return looking;
	};
}
