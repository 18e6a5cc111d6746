import type { IncomingMessage, ServerResponse } from 'node:http';
import { EDGE_STATUS, type EdgeCode, edgeProblem } from '#src/platform/http/index.ts';
import type { Logger } from '#src/platform/log/index.ts';
import { BRAND } from '#src/shared/brand.ts';
import type { ErrorMessages } from '#src/shared/error-messages.ts';
import { NOT_FOUND_PATH_MARK } from '#src/shared/error-screen.ts';
import { escapeHtml } from '#src/shared/text/escape-html.ts';
import { BARE_POLICY, type HeaderPair } from './security-headers.ts';

export type ErrorPages = {
	readonly notFound: ErrorPage | null;
	readonly failed: ErrorPage | null;
	readonly limited: ErrorPage | null;
};
/** `mark` is replaced by the request id, `waitMark` by the seconds to wait. */
export type ErrorPage = {
	readonly html: string;
	readonly policy: string;
	readonly mark?: string;
	readonly waitMark?: string;
};

export type ErrorAnswers = {
	send(request: IncomingMessage, response: ServerResponse, failure: ErrorFacts): void;
	raw(status: number, reason: string): string;
};
export type ErrorFacts = {
	readonly path: string;
	readonly requestId: string;
	readonly status: number;
	readonly code?: EdgeCode;
	readonly headers?: Readonly<Record<string, string>>;
	readonly closes?: boolean;
};

const TOO_MANY_STATUS = 429;
/** Rate limits count per minute. */
const LONGEST_WAIT_S = '60';
const RETRY_SOON = { 'retry-after': '2' };
const TITLE_NOT_FOUND = 'Page Not Found';
const TITLE_FAILED = 'Internal Server Error';

export function createErrorAnswers(
	words: ErrorMessages,
	pages: ErrorPages,
	security: readonly HeaderPair[],
	log: Pick<Logger, 'info'>,
): ErrorAnswers {
	return {
		send(request, response, failure) {
			if (response.headersSent) {
				response.destroy();
				return;
			}
			const code = failure.code ?? codeFor(failure.status);
			const isApi = failure.path.startsWith('/api/');
			if (isNotFound(failure.status) && !isApi)
				log.info({ req: failure.requestId }, `Page Not Found: ${shownPath(failure.path)}`);
			const page = pageFor(failure.status, pages);
			const body = isApi ? null : Buffer.from(screenFor(page, code, failure, words));
			const head: string[] = [
				'content-type',
				isApi ? 'application/problem+json; charset=utf-8' : 'text/html; charset=utf-8',
				'content-security-policy',
				isApi || !page ? BARE_POLICY : page.policy,
				...security.flat(),
				'cache-control',
				'private, no-store',
				'x-request-id',
				failure.requestId,
				...Object.entries({ ...(failure.status === 503 ? RETRY_SOON : {}), ...failure.headers }).flat(),
				...(failure.closes ? ['connection', 'close'] : []),
			];
			const finish = (bytes: Buffer): void => {
				response.writeHead(failure.status, [...head, 'content-length', String(bytes.byteLength)]);
				if (request.method !== 'HEAD') response.write(bytes);
				endAfterRemainder(request, response);
			};
			if (body) finish(body);
			else void problemBody(words, code, failure.requestId).then(finish);
		},
		raw(status, reason) {
			const headers = [['content-security-policy', BARE_POLICY] as const, ...security];
			const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
			return `HTTP/1.1 ${status} ${reason}\r\n${lines}cache-control: no-store\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
		},
	};
}

const LINGER_MAX_MS = 1000;
const LINGER_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Closing a connection while the client still sends makes the client discard the answer (TCP reset), so the
 * remaining body is read and dropped for a moment.
 */
function endAfterRemainder(request: IncomingMessage, response: ServerResponse): void {
	if (request.complete || request.destroyed) {
		response.end();
		return;
	}
	let dropped = 0;
	const timer = setTimeout(() => response.end(), LINGER_MAX_MS);
	const finish = (): void => {
		clearTimeout(timer);
		response.end();
	};
	request.on('data', (chunk: Buffer) => {
		dropped += chunk.byteLength;
		if (dropped > LINGER_MAX_BYTES) finish();
	});
	request.once('end', finish);
	request.once('close', finish);
}

const isNotFound = (status: number): boolean => status === 404 || status === 410;

function codeFor(status: number): EdgeCode {
	const found = (Object.keys(EDGE_STATUS) as EdgeCode[]).find((code) => EDGE_STATUS[code] === status);
	return found ?? (status >= 500 ? 'http.internal' : 'http.malformed');
}

const problemBody = async (words: ErrorMessages, code: EdgeCode, requestId: string): Promise<Buffer> =>
	Buffer.from(await edgeProblem(words, code, { requestId }).arrayBuffer());

const SHOWN_PATH_MAX = 200;

/** Replaces invisible characters and cuts the path; the caller escapes the result for HTML. */
function shownPath(path: string): string {
	const characters = [...path.replace(/\p{C}/gu, '\ufffd')];
	return characters.length > SHOWN_PATH_MAX ? `${characters.slice(0, SHOWN_PATH_MAX).join('')}…` : characters.join('');
}

function pageFor(status: number, { notFound, failed, limited }: ErrorPages): ErrorPage | null {
	if (isNotFound(status)) return notFound;
	return status === TOO_MANY_STATUS && limited ? limited : failed;
}

function screenFor(page: ErrorPage | null, code: EdgeCode, failure: ErrorFacts, words: ErrorMessages): string {
	const { requestId, status, headers } = failure;
	if (page) {
		const marked = page.mark ? page.html.replaceAll(page.mark, requestId) : page.html;
		if (isNotFound(status)) return marked.replace(NOT_FOUND_PATH_MARK, () => escapeHtml(shownPath(failure.path)));
		return page.waitMark ? marked.replaceAll(page.waitMark, headers?.['retry-after'] ?? LONGEST_WAIT_S) : marked;
	}
	const title = isNotFound(status) ? TITLE_NOT_FOUND : TITLE_FAILED;
	return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1><p>${words.refusal(code)}</p><p>${requestId}</p><p><a href="/">${BRAND.name}</a></p></main></body></html>`;
}
