import { EventEmitter } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';

export type CapturedHead = { readonly status: number; readonly headers: Readonly<Record<string, string | string[]>> };
export type Captured = CapturedHead & { readonly body: Buffer };

export type AnswerTarget = EventEmitter & {
	readonly req: IncomingMessage;
	headersSent: boolean;
	statusCode: number;
	statusMessage: string;
	writeHead(status: number, ...rest: readonly (string | OutgoingHttpHeaders | undefined)[]): void;
	write(chunk: string | Uint8Array, then?: unknown): boolean;
	end(chunk?: string | Uint8Array): void;
	destroy(problem?: Error): void;
};

export type AnswerCapture = { readonly target: AnswerTarget; readonly done: Promise<Captured | 'streamed'> };
type StreamsTo = (head: CapturedHead) => Writable | undefined;

/** A stalled reader of a stream is disconnected at this backlog. */
const STREAM_BACKLOG_MAX_BYTES = 1024 * 1024;

/**
 * Replaces the Node response for Astro's adapter and buffers what it writes: only complete answers leave the host,
 * so an error in mid-page can still become the error page. Answers accepted by `streamsTo` are passed on directly.
 */
export function captureAnswer(req: IncomingMessage, streamsTo: StreamsTo = () => undefined): AnswerCapture {
	const { promise, resolve, reject } = Promise.withResolvers<Captured | 'streamed'>();
	// The render may fail after its reader has left, when no caller awaits this promise any more.
	promise.catch(() => {});
	const chunks: Buffer[] = [];
	let head: CapturedHead | undefined;
	let stream: Writable | undefined;
	const target: AnswerTarget = Object.assign(new EventEmitter(), {
		req,
		headersSent: false,
		statusCode: 200,
		statusMessage: '',
		writeHead(status: number, ...rest: readonly (string | OutgoingHttpHeaders | undefined)[]): void {
			target.headersSent = true;
			head = { status, headers: lowerCased(rest.find((part) => typeof part === 'object') ?? {}) };
			stream = streamsTo(head);
			if (stream) resolve('streamed');
		},
		write(chunk: string | Uint8Array, then?: unknown): boolean {
			if (stream) {
				// Astro passes a callback only when it writes an error: a half-sent stream ends without the error text.
				if (typeof then === 'function') {
					then();
					return false;
				}
				if (stream.writableLength > STREAM_BACKLOG_MAX_BYTES) stream.destroy();
				return stream.write(chunk);
			}
			chunks.push(Buffer.from(chunk));
			if (typeof then === 'function') then();
			return true;
		},
		end(chunk?: string | Uint8Array): void {
			if (typeof chunk === 'string' || chunk instanceof Uint8Array) target.write(chunk);
			target.headersSent = true;
			stream?.end();
			resolve({ ...(head ?? { status: target.statusCode, headers: {} }), body: Buffer.concat(chunks) });
			target.emit('finish');
		},
		destroy(problem?: Error): void {
			stream?.destroy();
			reject(problem ?? new Error('the render broke off'));
			target.emit('close');
		},
	});
	return { target, done: promise };
}

function lowerCased(given: OutgoingHttpHeaders): Record<string, string | string[]> {
	const headers: Record<string, string | string[]> = {};
	for (const [name, value] of Object.entries(given)) {
		if (value !== undefined) headers[name.toLowerCase()] = Array.isArray(value) ? value : String(value);
	}
	return headers;
}
