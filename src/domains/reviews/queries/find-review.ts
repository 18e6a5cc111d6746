import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type Review, reviews } from '../db/tables.ts';

/** Without a lock: look again under it before deciding. */
export async function findReview(read: ReadDatabase, id: string): Promise<Review | null> {
	const [row] = await read.select().from(reviews).where(eq(reviews.id, id));
	return row ?? null;
}
