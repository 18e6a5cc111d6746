import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const inflate = promisify(gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type Compressed = Exclude<Encoding, 'identity'>;

/** Smaller bodies fit one packet anyway. */
export const COMPRESS_MIN_BYTES = 1024;
/** Compressed on the main thread: for so few bytes, the thread pool costs several times the compression. */
const SMALL_BYTES = 16 * 1024;
const CHUNK_MIN_BYTES = 1024;
const BROTLI_LIVE_QUALITY = 4;
const GZIP_LIVE_LEVEL = 6;

const known = new Map<string, Encoding>();
const KNOWN_MAX = 256;

export function preferredEncoding(header: string | undefined): Encoding {
	if (header === undefined) return 'identity';
	const remembered = known.get(header);
	if (remembered) return remembered;
	const encoding = judge(header);
	if (known.size >= KNOWN_MAX) known.clear();
	known.set(header, encoding);
	return encoding;
}

function judge(header: string): Encoding {
	const weights = new Map<string, number>();
	for (const part of header.toLowerCase().split(',')) {
		const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
		const weight = parameters.find((parameter) => parameter.startsWith('q='));
		weights.set(name, weight ? Number(weight.slice(2)) : 1);
	}
	const accepts = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
	return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

export async function compressLive(body: Buffer, encoding: Encoding): Promise<Buffer> {
	if (encoding === 'identity') return body;
	const isSmall = body.byteLength <= SMALL_BYTES;
	const chunkSize = Math.max(CHUNK_MIN_BYTES, body.byteLength >> 1);
	if (encoding === 'gzip') {
		const options = { level: GZIP_LIVE_LEVEL, chunkSize };
		return ownMemory(isSmall ? gzipSync(body, options) : await deflate(body, options));
	}
	const options = {
		chunkSize,
		params: {
			[constants.BROTLI_PARAM_QUALITY]: BROTLI_LIVE_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
		},
	};
	return ownMemory(isSmall ? brotliCompressSync(body, options) : await brotli(body, options));
}

/** zlib returns a slice of its output chunk, so a cached body would retain the whole chunk, several times its size. */
const ownMemory = (slice: Buffer): Buffer => Buffer.from(new Uint8Array(slice).buffer);

export const decompress = async (body: Buffer, encoding: Encoding): Promise<Buffer> =>
	encoding === 'identity' ? body : encoding === 'br' ? unbrotli(body) : inflate(body);

export async function compressOnce(body: Buffer, encoding: Compressed): Promise<Buffer> {
	if (encoding === 'gzip') return deflate(body, { level: constants.Z_BEST_COMPRESSION });
	return brotli(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
		},
	});
}

const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json|javascript|xml|rss\+xml|manifest\+json)|image\/svg)/;
export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType);
