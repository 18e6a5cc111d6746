import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Source } from '#src/shared/source.ts';

export async function findGoodwill(read: ReadDatabase, { type, id }: Source): Promise<number> {
	const [row] = await read.read<{ vnd: number }>(sql`
		select granted_vnd as vnd from coin_slices
		where kind = 'shop_goodwill' and source_type = ${type} and source_id = ${id}`);
	return row?.vnd ?? 0;
}
