import { expect, test } from 'vitest';
import { readyBytes } from './bytes.ts';

const parts = { status: 200, headers: [], cacheControl: 'no-cache', body: Buffer.from('chợ') };

test('twenty readers who take an encoding at once have it compressed once', async () => {
	const asked: string[] = [];
	const ready = readyBytes({
		...parts,
		compressed: async (encoding) => {
			asked.push(encoding);
			return Buffer.from('nén');
		},
	});
	await Promise.all(Array.from({ length: 20 }, () => ready.make('gzip')));
	expect(asked).toEqual(['gzip']);
	expect(ready.variants.gzip.sendable?.body.toString()).toBe('nén');
	expect(ready.variants.br.sendable).toBeNull();
});

test('what could not be compressed is tried again by the next reader', async () => {
	let isBroken = true;
	const ready = readyBytes({
		...parts,
		compressed: async () => {
			if (isBroken) throw new Error('no memory');
			return Buffer.from('nén');
		},
	});
	await expect(ready.make('br')).rejects.toThrow('no memory');
	isBroken = false;
	await ready.make('br');
	expect(ready.variants.br.sendable).not.toBeNull();
});

test('what is too small to compress goes out as it is, whatever the reader takes', () => {
	const { variants } = readyBytes({ ...parts, compressed: null });
	expect(variants.br).toBe(variants.identity);
	expect(variants.gzip.sendable?.body.toString()).toBe('chợ');
});
