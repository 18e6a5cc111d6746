import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';

type PictureOwner = 'them' | 'us' | 'others';

/** A picture has several owners when several people uploaded it. Unknown hashes are left out. */
export async function findOwners(
	read: ReadDatabase,
	hashes: readonly string[],
	customerIds: readonly string[],
): Promise<ReadonlyMap<string, PictureOwner>> {
	if (hashes.length === 0) return new Map();
	const rows = await read.read<{ hash: string; owner: PictureOwner }>(sql`
		select picture.hash, case
			when exists (
				select from picture_uploads upload
				where upload.hash = picture.hash and upload.customer_id in ${idList(customerIds)}
			) then 'them'
			when picture.uploaded_by is null then 'us'
			else 'others'
		end as owner
		from pictures picture where picture.hash in ${idList(hashes)}`);
	return new Map(rows.map(({ hash, owner }) => [hash, owner]));
}
