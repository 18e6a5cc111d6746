import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderPair } from '../security-headers.ts';
import { type Compressed, decompress, type Encoding, preferredEncoding } from './encoding.ts';

export type ReadyBytes = {
	readonly status: number;
	etag(encoding: Encoding): string;
	/** Headers in the array form, the fastest for `writeHead`; without `body`, the headers of a 304. */
	head(encoding: Encoding, body?: Buffer): string[];
	body(encoding: Encoding): Buffer | Promise<Buffer>;
	size(): number;
	onResize(listener: () => void): void;
};

type Compress = (body: Buffer, encoding: Compressed) => Promise<Buffer>;

export type ReadyParts = {
	readonly status: number;
	readonly headers: readonly HeaderPair[];
	readonly cacheControl: string;
	readonly body: Buffer;
	/**
	 * The compressed bodies, or a function that compresses for the first reader; null when the body is not worth
	 * compressing.
	 */
	readonly compressed: Readonly<Record<Compressed, Buffer>> | Compress | null;
};

const ETAG_LENGTH = 22;
export const etagOf = (body: Buffer): string =>
	createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH);

export function readyBytes({ status, headers, cacheControl, body, compressed }: ReadyParts): ReadyBytes {
	const tag = etagOf(body);
	const etag = (encoding: Encoding): string =>
		encoding === 'identity' || compressed === null ? `"${tag}"` : `"${tag}-${encoding}"`;
	const common = [...headers.flat(), 'cache-control', cacheControl, ...(compressed ? ['vary', 'accept-encoding'] : [])];
	return {
		status,
		etag,
		head(encoding, sent) {
			const head = [...common, 'etag', etag(encoding)];
			if (sent) head.push('content-length', String(sent.byteLength));
			if (sent && compressed && encoding !== 'identity') head.push('content-encoding', encoding);
			return head;
		},
		...(typeof compressed === 'function' ? compressLazily(body, compressed) : given(body, compressed)),
	};
}

type Bodies = Pick<ReadyBytes, 'body' | 'size' | 'onResize'>;

function given(body: Buffer, compressed: Readonly<Record<Compressed, Buffer>> | null): Bodies {
	const all = compressed ? [body, ...Object.values(compressed)] : [body];
	return {
		body: (encoding) => (encoding === 'identity' || compressed === null ? body : compressed[encoding]),
		size: () => all.reduce((sum, { byteLength }) => sum + byteLength, 0),
		onResize: () => {},
	};
}

/**
 * Holds the compressed body only and decompresses it for the few readers without compression. No closure may capture
 * `body`, or the plain body stays in memory as long as the compressed one.
 */
function compressLazily(body: Buffer, compress: Compress): Bodies {
	const held = new Map<Encoding, Buffer>([['identity', body]]);
	const running = new Map<Encoding, Promise<Buffer>>();
	let notifyResized: () => void = () => {};

	const plain = async (): Promise<Buffer> => {
		for (const [encoding, bytes] of held) return decompress(bytes, encoding);
		throw new Error('an answer without any body');
	};
	const compressNow = async (encoding: Compressed): Promise<Buffer> => {
		const made = await compress(await plain(), encoding);
		held.delete('identity');
		held.set(encoding, made);
		notifyResized();
		return made;
	};
	return {
		body(encoding) {
			const found = held.get(encoding);
			if (found) return found;
			if (encoding === 'identity') return plain();
			const started = running.get(encoding) ?? compressNow(encoding).finally(() => running.delete(encoding));
			running.set(encoding, started);
			return started;
		},
		size: () => [...held.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
		onResize: (listener) => {
			notifyResized = listener;
		},
	};
}

/** Answers GET and HEAD, with 304 for a matching etag. The first reader of an encoding waits until it is compressed. */
export function sendReady(request: IncomingMessage, response: ServerResponse, ready: ReadyBytes): Promise<void> | void {
	const encoding = preferredEncoding(request.headers['accept-encoding'] as string | undefined);
	const wanted = request.headers['if-none-match'];
	if (wanted !== undefined && ready.status === 200 && matchesEtag(wanted, ready.etag(encoding))) {
		response.writeHead(304, ready.head(encoding));
		response.end();
		return;
	}
	const send = (body: Buffer): void => {
		response.writeHead(ready.status, ready.head(encoding, body));
		response.end(request.method === 'HEAD' ? undefined : body);
	};
	const body = ready.body(encoding);
	return body instanceof Promise ? body.then(send) : send(body);
}

/** A proxy that compresses again marks the etag as weak (`W/`). */
const matchesEtag = (header: string, etag: string): boolean =>
	header === etag || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
