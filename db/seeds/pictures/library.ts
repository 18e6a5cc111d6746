import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { slugOf } from '#src/shared/slug.ts';
import type { Planned } from './plan.ts';

/** Of each rendered picture: the digest of its scene and the words printed in it. */
export type Manifest = Readonly<Record<string, { readonly digest: string; readonly words: readonly string[] }>>;

const FOLDER = new URL('./rendered/', import.meta.url);

export const pictureUrl = ({ file }: Pick<Planned, 'file'>): URL => new URL(`${file}.webp`, FOLDER);
export const readPicture = (planned: Pick<Planned, 'file'>): Promise<Buffer> => readFile(pictureUrl(planned));
export const manifestUrl = (shop: string): URL => new URL(`${slugOf(shop)}/manifest.json`, FOLDER);

export function manifestOf(shop: string): Manifest {
	try {
		return JSON.parse(readFileSync(manifestUrl(shop), 'utf8')) as Manifest;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
		throw error;
	}
}
