import { and, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { privatePictures } from '../db/tables.ts';

export async function findPrivatePictures(
	read: ReadDatabase,
	ids: readonly string[],
	customerId: string,
): Promise<ReadonlySet<string>> {
	if (ids.length === 0) return new Set();
	const rows = await read
		.select({ id: privatePictures.id })
		.from(privatePictures)
		.where(and(inArray(privatePictures.id, [...ids]), eq(privatePictures.uploadedBy, customerId)));
	return new Set(rows.map(({ id }) => id));
}
