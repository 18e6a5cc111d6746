import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '#src/shared/ids.ts';
import { renderAnonymous } from './astro.ts';
import { clientAddressReader } from './edge/client-address.ts';
import { hasSingleHost } from './edge/index.ts';
import { createErrorAnswers } from './error-answers.ts';
import { sendReady } from './files/bytes.ts';
import { prepareErrorPages } from './pages/error-pages.ts';
import { createPrivatePages } from './pages/private-pages.ts';
import { createPublicPages } from './pages/public-pages.ts';
import type { HostOptions, HostParts } from './parts.ts';
import { createBodyReader } from './request-body.ts';
import { answerRequest } from './request-path.ts';
import { securityHeaders } from './security-headers.ts';

export type Host = {
	readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
	readonly parts: HostParts;
	fileHits(): number;
};

const JSON_LIMIT_BYTES = 256 * 1024;
const UPLOAD_LIMIT_BYTES = 12 * 1024 * 1024;
const UPLOADS = /^(multipart\/form-data|image\/)/;
const SERVER_TO_SERVER = /^\/api\/(auth\/backchannel-logout|shipping\/(webhooks|remittances)\/[^/]+)$/;

export async function createHost(options: HostOptions): Promise<Host> {
	const { files, siteUrl, astro, locals, cache, log } = options;
	const { host, protocol } = new URL(siteUrl);
	const isHttps = protocol === 'https:';
	const security = securityHeaders(isHttps, options.isTestSite);
	const pages = await prepareErrorPages({ astro, files, host, isHttps, locals });
	const errors = createErrorAnswers(options.words, pages, security, log);
	const parts: HostParts = {
		...options,
		site: {
			siteUrl,
			host,
			isServerToServer: (path) =>
				SERVER_TO_SERVER.test(path) || options.mounts.some((mount) => mount.isServerToServer?.(path) === true),
			bodyLimit: (_path, contentType) => (UPLOADS.test(contentType) ? UPLOAD_LIMIT_BYTES : JSON_LIMIT_BYTES),
		},
		security,
		clientAddress: clientAddressReader(options.trustedProxies),
		errors,
		publicPages: createPublicPages({
			cache,
			headers: security,
			render: (target) =>
				renderAnonymous(astro, { target, host, isHttps, requestId: newId(), locals: { ...locals, isCounted: true } }),
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
		if (file && !hasBody(request) && hasSingleHost(request)) {
			fileHits += 1;
			void sendReady(request, response, file);
			return;
		}
		answerRequest(request, response, parts);
	};
	return { listener, parts, fileHits: () => fileHits };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
	headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
