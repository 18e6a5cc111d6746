import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export async function listRatedProducts(
	read: ReadDatabase,
	after: string | null,
	limit: number,
): Promise<readonly string[]> {
	const rows = await read.read<{ id: string }>(sql`
		select distinct product_id as id from reviews
		where product_id is not null and (${after}::uuid is null or product_id > ${after}::uuid)
		order by product_id limit ${limit}`);
	return rows.map(({ id }) => id);
}
