import { productPictures } from '#src/domains/catalog/db/tables.ts';
import { pictures } from '#src/domains/media/db/tables.ts';
import type { Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';

export type MadePicture = typeof pictures.$inferSelect;

/** The stored files do not exist. */
export async function makePicture(db: Writable): Promise<MadePicture> {
	const size = { width: 640, height: 640, placeholder: '' };
	const picture = { id: newId(), hash: newId().replaceAll('-', ''), ...size, createdAt: new Date() };
	const [made] = await db.insert(pictures).values(picture).returning();
	if (!made) throw new Error('picture was not made');
	return made;
}

/** Inserts directly, bypassing the use cases. */
export async function showPicture(db: Writable, productId: string, pictureId: string, position = 0): Promise<void> {
	await db.insert(productPictures).values({ productId, position, pictureId, alt: '\u1ea3nh' });
}
