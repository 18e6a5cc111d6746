import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressOnce } from './encoding.ts';

export type CompressionStore = (body: Buffer, encoding: 'br' | 'gzip') => Promise<Buffer>;

/** Part of each file name: increase it when the compression parameters change. */
const FORMAT = 1;

export async function openCompressionStore(folder: string): Promise<CompressionStore> {
	await mkdir(folder, { recursive: true });
	return async (body, encoding) => {
		const name = `${createHash('sha256').update(body).digest('hex').slice(0, 40)}-${FORMAT}.${encoding}`;
		const file = join(folder, name);
		const stored = await readFile(file).catch(() => null);
		if (stored) return stored;
		const bytes = await compressOnce(body, encoding);
		// Written under a temporary name and renamed, so that a crash leaves no partial file.
		const fresh = `${file}.${process.pid}`;
		await writeFile(fresh, bytes);
		await rename(fresh, file);
		return bytes;
	};
}
