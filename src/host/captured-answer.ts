import { EventEmitter } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';

export type CapturedHead = { readonly status: number; readonly headers: Readonly<Record<string, string | string[]>> };
export type Captured = CapturedHead & { readonly body: Buffer };

/** As much of a Node response as Astro's adapter uses. */
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

/** A stalled reader of a stream is dropped when this much waits for it. */
const STREAM_BACKLOG_MAX_BYTES = 1024 * 1024;

/**
 * Stands where Astro's adapter expects a Node response and keeps what it writes: only a whole answer leaves the host, so
 * an error in the middle of a page can still become the error page. Answers that `streamsTo` takes flow on at once.
 */
export function captureAnswer(req: IncomingMessage, streamsTo: StreamsTo = () => undefined): AnswerCapture {
	const { promise, resolve, reject } = Promise.withResolvers<Captured | 'streamed'>();
	// Nobody may be waiting any more when a render fails after its reader has gone.
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
				// Only of a fault is Astro told when it was written: what is half sent breaks off, and says nothing more.
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
