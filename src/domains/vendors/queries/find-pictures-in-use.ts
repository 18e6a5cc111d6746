import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';

export async function findPicturesInUse(
	read: ReadDatabase,
	shopId: string,
	hashes: readonly string[],
): Promise<ReadonlySet<string>> {
	if (hashes.length === 0) return new Set();
	const rows = await read.read<{ hash: string }>(sql`
		select logo_hash as hash from shops where id <> ${shopId} and logo_hash in ${idList(hashes)}
		union
		select banner_hash from shops where id <> ${shopId} and banner_hash in ${idList(hashes)}`);
	return new Set(rows.map(({ hash }) => hash));
}
