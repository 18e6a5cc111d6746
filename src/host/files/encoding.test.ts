import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressLive, preferredEncoding } from './encoding.ts';

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip, deflate', 'gzip'],
	['gzip;q=1.0, br;q=0', 'gzip'],
	['br; q=0.1, GZIP', 'br'],
	['*', 'br'],
	['*;q=0', 'identity'],
	['identity', 'identity'],
	['', 'identity'],
	['brotli', 'identity'],
	[undefined, 'identity'],
])('preferredEncoding for the header %j is %s', (header, encoding) => {
	expect(preferredEncoding(header)).toBe(encoding);
});

test.each([0, 16 * 1024, 16 * 1024 + 1])(
	'a body of %i bytes is unchanged after compression and decompression in each encoding',
	async (size) => {
		const body = Buffer.from('chợ biz '.repeat(size)).subarray(0, size);
		expect(gunzipSync(await compressLive(body, 'gzip'))).toEqual(body);
		expect(brotliDecompressSync(await compressLive(body, 'br'))).toEqual(body);
		expect(await compressLive(body, 'identity')).toBe(body);
	},
);

test.each(['br', 'gzip'] as const)('small bodies in %s hold less memory than their plain text', async (encoding) => {
	const body = Buffer.from(
		JSON.stringify(Array.from({ length: 60 }, (_, at) => ({ ten: `Áo thun số ${at}`, gia: at }))),
	);
	const before = process.memoryUsage().arrayBuffers;
	const stored = await Promise.all(Array.from({ length: 500 }, () => compressLive(body, encoding)));
	expect((process.memoryUsage().arrayBuffers - before) / stored.length).toBeLessThan(body.byteLength);
});
