import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type Review, reviews } from '../db/tables.ts';

/** Reads without a lock; check again under the lock before deciding. */
export async function findReview(read: ReadDatabase, id: string): Promise<Review | null> {
	const [row] = await read.select().from(reviews).where(eq(reviews.id, id));
	return row ?? null;
}

export async function findShownPictures(read: ReadDatabase, id: string): Promise<ReadonlySet<string>> {
	const rows = await read.read<{ hash: string }>(sql`
		select picture.hash from review_pictures shown join pictures picture on picture.id = shown.picture_id
		where shown.review_id = ${id}`);
	return new Set(rows.map(({ hash }) => hash));
}
