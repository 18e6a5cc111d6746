import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';

/** Of these pictures those that the shop may show: uploaded by its people or by us, and the face of no other shop. */
export async function findUsablePictures(
	read: ReadDatabase,
	shopId: string,
	hashes: readonly string[],
): Promise<ReadonlySet<string>> {
	if (hashes.length === 0) return new Set();
	const rows = await read.read<{ hash: string }>(sql`
		select picture.hash from pictures picture
		where picture.hash in ${idList(hashes)}
			and (picture.uploaded_by is null or exists (
				select from shop_staff staff where staff.shop_id = ${shopId} and staff.customer_id = picture.uploaded_by
			))
			and not exists (
				select from shops other where other.id <> ${shopId} and picture.hash in (other.logo_hash, other.banner_hash)
			)`);
	return new Set(rows.map(({ hash }) => hash));
}
