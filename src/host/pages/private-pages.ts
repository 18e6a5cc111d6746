import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroHandler, Locals } from '../astro.ts';
import type { ErrorAnswers } from '../error-answers.ts';
import { COMPRESS_MIN_BYTES, compressLive, isCompressible, preferredEncoding } from '../files/encoding.ts';
import { flowingFile } from '../files/flowing-file.ts';
import { withCharset } from '../files/media-types.ts';
import { BARE_POLICY, completePolicy, type HeaderPair } from '../security-headers.ts';
import { type Captured, type CapturedHead, captureAnswer } from './captured-answer.ts';

export type PrivateRequest = { readonly path: string; readonly requestId: string; readonly locals: Locals };
export type PrivatePages = {
	/** Renders for one reader and answers. Expects the body in `request.body`. */
	answer(request: IncomingMessage, response: ServerResponse, asked: PrivateRequest): Promise<void>;
	/** Sends what was already rendered for this reader. */
	send(
		request: IncomingMessage,
		response: ServerResponse,
		captured: Captured,
		asked: Pick<PrivateRequest, 'path' | 'requestId'>,
	): Promise<void>;
	/** Ends all open event streams; clients reconnect by themselves. */
	endStreams(): void;
	openStreams(): number;
};

const NO_STORE = 'private, no-store';
const INTERNAL = [
	'x-flows',
	'x-cache-tags',
	'x-cache-until',
	'x-powered-by',
	'content-length',
	'connection',
	'transfer-encoding',
];
/** Marks an answer that is streamed while it is produced. */
const STREAMING_HEADER = 'x-flows';
/** Set by a failed page that explains the error itself. */
const OWN_ERROR_HEADER = 'x-own-words';

export function createPrivatePages(
	astro: AstroHandler,
	security: readonly HeaderPair[],
	errors: ErrorAnswers,
): PrivatePages {
	const streams = new Set<ServerResponse>();

	const writeHead = headWriter(security);

	const sendWhole = async (request: IncomingMessage, response: ServerResponse, captured: Captured, id: string) => {
		writeHead(response, captured, id);
		const contentType = String(captured.headers['content-type'] ?? '');
		let { body } = captured;
		const shouldCompress = body.byteLength >= COMPRESS_MIN_BYTES && isCompressible(contentType);
		if (shouldCompress && captured.headers['content-encoding'] === undefined) {
			const encoding = preferredEncoding(request.headers['accept-encoding'] as string | undefined);
			body = await compressLive(body, encoding);
			response.setHeader('vary', 'accept-encoding');
			if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
		}
		if (captured.status !== 304 && captured.status !== 204) response.setHeader('content-length', body.byteLength);
		response.writeHead(captured.status);
		response.end(request.method === 'HEAD' ? undefined : body);
	};

	const send: PrivatePages['send'] = async (request, response, captured, { path, requestId }) => {
		const { status } = captured;
		if (status < 400 || hasOwnErrorBody(captured, path)) return sendWhole(request, response, captured, requestId);
		const retryAfter = captured.headers['retry-after'];
		const headers = typeof retryAfter === 'string' ? { 'retry-after': retryAfter } : {};
		errors.send(request, response, { path, requestId, status, headers });
	};

	const answer: PrivatePages['answer'] = async (request, response, asked) => {
		const file = flowingFile(request, response);
		const { target, done } = captureAnswer(request, (head) => {
			if (head.headers[STREAMING_HEADER] !== undefined) {
				const sink = file.begin();
				writeHead(response, head, asked.requestId);
				response.writeHead(head.status);
				return sink;
			}
			if (!isStream(head)) return undefined;
			writeHead(response, head, asked.requestId);
			response.writeHead(head.status);
			response.flushHeaders();
			streams.add(response);
			return response;
		});
		response.on('close', () => {
			streams.delete(response);
			target.emit('close');
		});
		const answerWith = (text: string) => void target.write(text);
		const locals = { ...asked.locals, taken: file.taken, answerWith };
		astro(request, target, undefined, locals).catch((problem: Error) => target.destroy(problem));
		const captured = await done;
		if (captured !== 'streamed' && !response.destroyed) await send(request, response, captured, asked);
	};

	return {
		answer,
		send,
		endStreams: () => {
			for (const stream of streams) stream.end();
		},
		openStreams: () => streams.size,
	};
}

const headWriter =
	(security: readonly HeaderPair[]) =>
	(response: ServerResponse, head: CapturedHead, requestId: string): void => {
		for (const [name, value] of security) response.setHeader(name, value);
		for (const [name, value] of Object.entries(head.headers)) {
			if (!INTERNAL.includes(name) && name !== OWN_ERROR_HEADER) response.setHeader(name, value);
		}
		const contentType = String(head.headers['content-type'] ?? '');
		const policy = head.headers['content-security-policy'];
		const isHtml = contentType.startsWith('text/html');
		response.setHeader(
			'content-security-policy',
			isHtml ? completePolicy(String(policy ?? '')) : (policy ?? BARE_POLICY),
		);
		if (contentType !== '') response.setHeader('content-type', withCharset(contentType));
		response.setHeader('cache-control', cacheControl(head, isHtml));
		response.setHeader('x-request-id', requestId);
	};

const isStream = ({ headers }: CapturedHead): boolean =>
	String(headers['content-type'] ?? '').startsWith('text/event-stream');

/** API errors and pages with `x-own-words` explain the failure themselves; other failures get the error page. */
const hasOwnErrorBody = ({ headers, body }: Captured, path: string): boolean =>
	headers[OWN_ERROR_HEADER] !== undefined ||
	(path.startsWith('/api/') && body.byteLength > 0 && /json/.test(String(headers['content-type'] ?? '')));

/** Answers are private by default; only files under immutable names may be cached. */
function cacheControl({ headers }: CapturedHead, isHtml: boolean): string {
	const wanted = headers['cache-control'];
	const isPublic = typeof wanted === 'string' && /\bpublic\b/.test(wanted);
	return isPublic && !isHtml && headers['set-cookie'] === undefined ? wanted : NO_STORE;
}
