import { inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { pictures } from '../db/tables.ts';

export type Picture = {
	readonly id: string;
	readonly hash: string;
	readonly width: number;
	readonly height: number;
	readonly placeholder: string;
};

export async function findPictures(
	read: ReadDatabase,
	hashes: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
	if (hashes.length === 0) return new Map();
	const rows = await read
		.select({
			id: pictures.id,
			hash: pictures.hash,
			width: pictures.width,
			height: pictures.height,
			placeholder: pictures.placeholder,
		})
		.from(pictures)
		.where(inArray(pictures.hash, [...hashes]));
	return new Map(rows.map((row) => [row.hash, row]));
}
