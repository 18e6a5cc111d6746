import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readyBytes } from './bytes.ts';
import { compressLive } from './encoding.ts';

const parts = { status: 200, headers: [], cacheControl: 'no-cache', body: Buffer.from('chợ') };

describe('readyBytes', () => {
	test('twenty concurrent readers of one encoding have it compressed once', async () => {
		const asked: string[] = [];
		const ready = readyBytes({
			...parts,
			compressed: async (_body, encoding) => {
				asked.push(encoding);
				return Buffer.from('nén');
			},
		});
		const bodies = await Promise.all(Array.from({ length: 20 }, () => ready.body('gzip')));
		expect(asked).toEqual(['gzip']);
		expect(new Set(bodies.map(String))).toEqual(new Set(['nén']));
	});

	test('the next reader tries again after a compression that failed', async () => {
		let isBroken = true;
		const ready = readyBytes({
			...parts,
			compressed: async () => {
				if (isBroken) throw new Error('no memory');
				return Buffer.from('nén');
			},
		});
		await expect(ready.body('br')).rejects.toThrow('no memory');
		isBroken = false;
		expect(String(await ready.body('br'))).toBe('nén');
	});

	test('a body that is too small to compress is sent plain in every encoding', () => {
		const ready = readyBytes({ ...parts, compressed: null });
		expect(String(ready.body('gzip'))).toBe('chợ');
		expect(ready.etag('br')).toBe(ready.etag('identity'));
		expect(ready.head('br', parts.body)).not.toContain('content-encoding');
	});

	test('a compressed body replaces the plain one, and every encoding is still the same text', async () => {
		const body = Buffer.from('áo dài '.repeat(2000));
		const ready = readyBytes({ ...parts, body, compressed: compressLive });
		let sizes = [ready.size()];
		ready.onResize(() => {
			sizes = [...sizes, ready.size()];
		});
		const br = await ready.body('br');
		expect(brotliDecompressSync(br)).toEqual(body);
		expect(sizes).toEqual([body.byteLength, br.byteLength]);
		expect(await ready.body('identity')).toEqual(body);
		const gzip = await ready.body('gzip');
		expect(sizes.at(-1)).toBe(br.byteLength + gzip.byteLength);
		expect(await ready.body('br')).toBe(br);
	});

	test('the plain body leaves memory when a compressed one replaces it', async () => {
		setFlagsFromString('--expose-gc');
		const collectGarbage = runInNewContext('gc') as () => void;
		const { plain, ready } = (() => {
			const body = Buffer.from('áo dài '.repeat(20_000));
			const made = readyBytes({ ...parts, body, compressed: compressLive });
			return { plain: new WeakRef(body), ready: made };
		})();
		const br = await ready.body('br');
		await new Promise((resolve) => setImmediate(resolve));
		collectGarbage();
		expect(plain.deref()).toBeUndefined();
		expect(ready.size()).toBe(br.byteLength);
	});
});
