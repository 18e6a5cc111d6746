import { eq } from 'drizzle-orm';
import type { Transaction, Writable } from '#src/platform/db/index.ts';
import { pictures, pictureUploads } from './tables.ts';

type PictureRow = typeof pictures.$inferSelect;

export async function insertPicture(
	tx: Transaction,
	row: typeof pictures.$inferInsert,
): Promise<{ readonly picture: PictureRow; readonly isNew: boolean }> {
	const [made] = await tx.insert(pictures).values(row).onConflictDoNothing().returning();
	if (made) return { picture: made, isNew: true };
	const [existing] = await tx.select().from(pictures).where(eq(pictures.hash, row.hash));
	if (!existing) throw new Error('a picture was neither made nor found');
	return { picture: existing, isNew: false };
}

export async function recordUpload(tx: Transaction, hash: string, customerId: string): Promise<void> {
	await tx.insert(pictureUploads).values({ hash, customerId }).onConflictDoNothing();
}

export async function markComplete(db: Writable, hash: string): Promise<void> {
	await db.update(pictures).set({ isComplete: true }).where(eq(pictures.hash, hash));
}
