import { Worker } from 'node:worker_threads';

/** `data` is null when there are more than `maxPixels`. */
export type HeicPicture = { readonly width: number; readonly height: number; readonly data: Uint8Array | null };

const ENTRY = './heic-thread.ts';
const BRANDS = ['heic', 'heix', 'heim', 'heis'];
const BRAND_BYTES = 4;
const BRANDS_BYTES_MAX = 100;

/** Reads the brands in the first box of the file (ISO/IEC 23008-12). AVIF has the same container and other brands. */
export function isHeic(bytes: Uint8Array): boolean {
	const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, BRANDS_BYTES_MAX));
	if (start.length < 2 * BRAND_BYTES || start.toString('latin1', BRAND_BYTES, 2 * BRAND_BYTES) !== 'ftyp') return false;
	const end = Math.min(start.readUInt32BE(), start.length);
	for (let at = 2 * BRAND_BYTES; at + BRAND_BYTES <= end; at += BRAND_BYTES)
		if (BRANDS.includes(start.toString('latin1', at, at + BRAND_BYTES))) return true;
	return false;
}

/**
 * Decodes to RGBA, already turned upright; null for an unreadable picture. Each picture has a thread of its own,
 * because WebAssembly never returns its memory.
 */
export function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<HeicPicture | null> {
	const { promise, resolve, reject } = Promise.withResolvers<HeicPicture | null>();
	// The library prints a line for each broken file, which these streams keep out of the log.
	const quiet = { stdout: true, stderr: true } as const;
	const thread = new Worker(new URL(ENTRY, import.meta.url), { ...quiet, workerData: { bytes, maxPixels } });
	thread.once('message', resolve).once('error', reject);
	thread.once('exit', () => reject(new Error('the thread that decodes HEIC has ended')));
	return promise.finally(() => thread.terminate());
}
