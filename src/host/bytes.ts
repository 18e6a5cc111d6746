import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENCODINGS, type Encoding, preferredEncoding } from './encoding.ts';
import type { HeaderPair } from './security-headers.ts';
import { endWithHead, headLines, takesWrittenHead } from './written-head.ts';

/** One body in one encoding with the headers that go with it, flat as `writeHead` takes them fastest. */
type Sendable = {
	readonly head: string[];
	/** The same as it stands on the wire. */
	readonly lines: string;
	readonly body: Buffer;
	/** A small body as text of one byte per character: Node sends it in one piece with the head, which is quicker. */
	readonly text: string | null;
};

type Variant = {
	readonly etag: string;
	readonly notModified: string[];
	/** Absent until somebody first takes this encoding. */
	sendable: Sendable | null;
};

const TEXT_MAX_BYTES = 12 * 1024;

/** An answer that is ready to send, in each encoding that somebody has taken before or that was given at once. */
export type ReadyBytes = {
	readonly status: number;
	readonly variants: Readonly<Record<Encoding, Variant>>;
	/** Makes what is missing, once for all who wait for it. */
	make(encoding: Encoding): Promise<void>;
	/** What it holds in memory now. */
	size(): number;
	/** Called with the bytes that come to it later. */
	onGrowth(listener: (bytes: number) => void): void;
};

type Compressed = Exclude<Encoding, 'identity'>;
export type ReadyParts = {
	readonly status: number;
	readonly headers: readonly HeaderPair[];
	readonly cacheControl: string;
	readonly body: Buffer;
	/** The bodies themselves, or what compresses for the first who takes one; `null` = it is worth it for nobody. */
	readonly compressed: Readonly<Record<Compressed, Buffer>> | ((encoding: Compressed) => Promise<Buffer>) | null;
};

const ETAG_LENGTH = 22;
export const etagOf = (body: Buffer): string =>
	createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH);

export function readyBytes({ status, headers, cacheControl, body, compressed }: ReadyParts): ReadyBytes {
	const tag = etagOf(body);
	const shared = (etag: string): HeaderPair[] => [
		...headers,
		['cache-control', cacheControl],
		...(compressed ? [['vary', 'accept-encoding'] as const] : []),
		['etag', etag],
	];
	const sendable = (encoding: Encoding, etag: string, bytes: Buffer): Sendable => {
		const head: HeaderPair[] = [
			...shared(etag),
			['content-length', String(bytes.byteLength)],
			...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
		];
		const text = bytes.byteLength <= TEXT_MAX_BYTES ? bytes.toString('latin1') : null;
		return { body: bytes, text, head: head.flat(), lines: headLines(status, head) };
	};
	const variant = (encoding: Encoding, bytes: Buffer | null): Variant => {
		const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
		return { etag, notModified: shared(etag).flat(), sendable: bytes && sendable(encoding, etag, bytes) };
	};
	const identity = variant('identity', body);
	const coded = (encoding: Compressed): Variant => {
		if (compressed === null) return identity;
		return variant(encoding, typeof compressed === 'function' ? null : compressed[encoding]);
	};
	const variants = { identity, br: coded('br'), gzip: coded('gzip') };
	return {
		status,
		variants,
		...makesLater(variants, async (encoding) => {
			if (typeof compressed !== 'function' || encoding === 'identity') return null;
			return sendable(encoding, variants[encoding].etag, await compressed(encoding));
		}),
	};
}

type Make = (encoding: Encoding) => Promise<Sendable | null>;

function makesLater(variants: ReadyBytes['variants'], work: Make): Pick<ReadyBytes, 'make' | 'size' | 'onGrowth'> {
	const running = new Map<Encoding, Promise<void>>();
	let tell: (bytes: number) => void = () => {};
	const make = async (encoding: Encoding): Promise<void> => {
		const made = await work(encoding);
		if (!made) return;
		variants[encoding].sendable = made;
		tell(held(made));
	};
	return {
		make(encoding) {
			const begun = running.get(encoding) ?? make(encoding).finally(() => running.delete(encoding));
			running.set(encoding, begun);
			return begun;
		},
		size: () => ENCODINGS.reduce((sum, encoding) => sum + held(variants[encoding].sendable), 0),
		onGrowth: (listener) => {
			tell = listener;
		},
	};
}

const held = (made: Sendable | null): number =>
	made ? 2 * made.lines.length + made.body.byteLength + (made.text?.length ?? 0) : 0;

/** Answers GET and HEAD, and 304 to whoever has it already; the first to take an encoding waits until it is made. */
export function sendReady(request: IncomingMessage, response: ServerResponse, ready: ReadyBytes): Promise<void> | void {
	const encoding = preferredEncoding(request.headers['accept-encoding'] as string | undefined);
	const { etag, notModified, sendable } = ready.variants[encoding];
	const wanted = request.headers['if-none-match'];
	if (wanted !== undefined && ready.status === 200 && hasTag(wanted, etag)) {
		response.writeHead(304, notModified);
		response.end();
		return;
	}
	if (!sendable) return ready.make(encoding).then(() => sendReady(request, response, ready));
	if (request.method !== 'HEAD' && takesWrittenHead(response)) {
		endWithHead(response, ready.status, sendable.lines, sendable.text ?? sendable.body);
		return;
	}
	response.writeHead(ready.status, sendable.head);
	response.end(request.method === 'HEAD' ? undefined : sendable.body);
}

/** A proxy that compresses again marks the tag as weak. */
const hasTag = (header: string, etag: string): boolean =>
	header === etag || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
