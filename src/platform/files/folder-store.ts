import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './store.ts';

const KEY = /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/;

const isAbsent = (problem: unknown): boolean =>
	problem instanceof Error && 'code' in problem && (problem.code === 'ENOENT' || problem.code === 'ENOTDIR');

export function folderStore(root: string): FileStore {
	const pathOf = (key: string): string => {
		if (!KEY.test(key)) throw new Error(`not a key of the file store: ${key}`);
		return join(root, key);
	};
	return {
		async read(key) {
			try {
				return await readFile(pathOf(key));
			} catch (problem) {
				if (isAbsent(problem)) return null;
				throw problem;
			}
		},
		async write(key, bytes) {
			const path = pathOf(key);
			const half = `${path}.${randomBytes(6).toString('hex')}.half`;
			await mkdir(dirname(path), { recursive: true });
			await writeFile(half, bytes);
			await rename(half, path);
		},
		remove: (key) => rm(pathOf(key), { force: true }),
	};
}
