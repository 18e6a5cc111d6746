import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimiter } from '#src/platform/http/index.ts';
import type { Logger } from '#src/platform/log/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { Words } from '#src/shared/words.ts';
import { type AstroHandler, type Locals, renderAnonymous } from './astro.ts';
import { sendReady } from './bytes.ts';
import { type ClientAddress, clientAddressReader } from './edge/client-address.ts';
import { type EdgeSite, namesOneHost } from './edge/index.ts';
import { createErrorAnswers, type ErrorAnswers } from './error-answers.ts';
import { prepareErrorPages } from './error-pages.ts';
import type { HostMount } from './mount.ts';
import type { PageCache } from './page-cache.ts';
import { createPrivatePages, type PrivatePages } from './private-pages.ts';
import type { Probe } from './probes.ts';
import { createPublicPages, type PublicPages } from './public-pages.ts';
import { type BodyReader, createBodyReader } from './request-body.ts';
import { answerRequest } from './request-path.ts';
import { type HeaderPair, securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/** One answer that is not a plain file, for logs and metrics. */
export type Observation = {
	readonly id: string;
	readonly ip: string;
	readonly method: string;
	readonly path: string;
	readonly status: number;
	readonly seconds: number;
	/** Which part of the host answered. */
	readonly source: string;
};

export type HostOptions = {
	readonly siteUrl: string;
	readonly trustedProxies: readonly string[];
	readonly words: Words;
	readonly log: Logger;
	readonly astro: AstroHandler;
	readonly files: StaticFiles;
	readonly mounts: readonly HostMount[];
	readonly cache: PageCache;
	readonly limiter: Pick<RateLimiter, 'take'>;
	/** Paths that answer whatever `Host` says. */
	readonly probes: ReadonlyMap<string, Probe>;
	/** Handed to every page. */
	readonly locals: Locals;
	observe(seen: Observation): void;
};

/** Everything that one request may need, made once. */
export type HostParts = HostOptions & {
	readonly site: EdgeSite;
	readonly security: readonly HeaderPair[];
	readonly clientAddress: ClientAddress;
	readonly errors: ErrorAnswers;
	readonly publicPages: PublicPages;
	readonly privatePages: PrivatePages;
	readonly readBody: BodyReader;
};

export type Host = {
	readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
	readonly parts: HostParts;
	/** Plain files answered since the start. */
	fileHits(): number;
};

const JSON_LIMIT_BYTES = 256 * 1024;
const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024;
/** An external identity provider calls this from its own server. */
const BACK_CHANNEL_LOGOUT = '/api/auth/backchannel-logout';

export async function createHost(options: HostOptions): Promise<Host> {
	const { files, siteUrl, astro, locals, cache, log } = options;
	const { host, protocol } = new URL(siteUrl);
	const isHttps = protocol === 'https:';
	const security = securityHeaders(isHttps);
	const pages = await prepareErrorPages({ astro, files, host, isHttps, locals });
	const errors = createErrorAnswers(options.words, pages, security);
	const parts: HostParts = {
		...options,
		site: {
			siteUrl,
			host,
			isServerToServer: (path) =>
				path === BACK_CHANNEL_LOGOUT || options.mounts.some((mount) => mount.isServerToServer?.(path) === true),
			bodyLimit: (_path, contentType) =>
				contentType.startsWith('multipart/form-data') ? UPLOAD_LIMIT_BYTES : JSON_LIMIT_BYTES,
		},
		security,
		clientAddress: clientAddressReader(options.trustedProxies),
		errors,
		publicPages: createPublicPages({
			cache,
			headers: security,
			render: (target) => renderAnonymous(astro, { target, host, isHttps, requestId: newId(), locals }),
			now: Date.now,
			warn: (facts, message) => log.warn(facts, message),
		}),
		privatePages: createPrivatePages(astro, security, errors),
		readBody: createBodyReader(),
	};
	let fileHits = 0;
	const listener = (request: IncomingMessage, response: ServerResponse): void => {
		const file =
			request.method === 'GET' && request.headers.host === host ? files.files.get(request.url ?? '') : undefined;
		if (file && !hasBody(request) && namesOneHost(request)) {
			fileHits += 1;
			sendReady(request, response, file);
			return;
		}
		answerRequest(request, response, parts);
	};
	return { listener, parts, fileHits: () => fileHits };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
	headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
