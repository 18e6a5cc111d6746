import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENCODINGS, type Encoding, preferredEncoding } from './encoding.ts';
import type { HeaderPair } from './security-headers.ts';
import { endWithHead, headLines, takesWrittenHead } from './written-head.ts';

/** One body in one encoding with the headers that go with it, flat as `writeHead` takes them fastest. */
type Variant = {
	readonly head: string[];
	/** The same as it stands on the wire. */
	readonly lines: string;
	readonly notModified: string[];
	readonly etag: string;
	readonly body: Buffer;
	/** A small body as text of one byte per character: Node sends it in one piece with the head, which is quicker. */
	readonly text: string | null;
};

const TEXT_MAX_BYTES = 12 * 1024;

/** An answer that is ready to send: nothing is computed while somebody waits. */
export type ReadyBytes = {
	readonly status: number;
	readonly variants: Readonly<Record<Encoding, Variant>>;
	/** What it holds in memory. */
	readonly size: number;
};

export type ReadyParts = {
	readonly status: number;
	readonly headers: readonly HeaderPair[];
	readonly cacheControl: string;
	readonly body: Buffer;
	readonly br: Buffer | null;
	readonly gzip: Buffer | null;
};

const ETAG_LENGTH = 22;
export const etagOf = (body: Buffer): string =>
	createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH);

export function readyBytes({ status, headers, cacheControl, body, br, gzip }: ReadyParts): ReadyBytes {
	const tag = etagOf(body);
	const isEncoded = br !== null || gzip !== null;
	const variant = (encoding: Encoding, bytes: Buffer): Variant => {
		const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
		const shared: HeaderPair[] = [
			...headers,
			['cache-control', cacheControl],
			...(isEncoded ? [['vary', 'accept-encoding'] as const] : []),
			['etag', etag],
		];
		const head: HeaderPair[] = [
			...shared,
			['content-length', String(bytes.byteLength)],
			...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
		];
		return {
			etag,
			body: bytes,
			text: bytes.byteLength <= TEXT_MAX_BYTES ? bytes.toString('latin1') : null,
			notModified: shared.flat(),
			head: head.flat(),
			lines: headLines(status, head),
		};
	};
	const identity = variant('identity', body);
	const variants = {
		identity,
		br: br ? variant('br', br) : identity,
		gzip: gzip ? variant('gzip', gzip) : identity,
	};
	const size = ENCODINGS.reduce((sum, encoding) => sum + held(variants[encoding]), 0);
	return { status, variants, size };
}

const held = ({ lines, body, text }: Variant): number => 2 * lines.length + body.byteLength + (text?.length ?? 0);

/** Answers GET and HEAD, and 304 to whoever has it already. */
export function sendReady(request: IncomingMessage, response: ServerResponse, ready: ReadyBytes): void {
	const variant = ready.variants[preferredEncoding(request.headers['accept-encoding'] as string | undefined)];
	const wanted = request.headers['if-none-match'];
	if (wanted !== undefined && ready.status === 200 && hasTag(wanted, variant.etag)) {
		response.writeHead(304, variant.notModified);
		response.end();
		return;
	}
	if (request.method !== 'HEAD' && takesWrittenHead(response)) {
		endWithHead(response, ready.status, variant.lines, variant.text ?? variant.body);
		return;
	}
	response.writeHead(ready.status, variant.head);
	response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** A proxy that compresses again marks the tag as weak. */
const hasTag = (header: string, etag: string): boolean =>
	header === etag || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
