import { desc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { boughtTogether } from '../db/tables.ts';

/** The most frequent first; may contain products that are no longer sold. */
export async function listBoughtTogether(read: ReadDatabase, productId: string): Promise<readonly string[]> {
	const rows = await read
		.select({ otherId: boughtTogether.otherId })
		.from(boughtTogether)
		.where(eq(boughtTogether.productId, productId))
		.orderBy(desc(boughtTogether.buyers), boughtTogether.otherId);
	return rows.map(({ otherId }) => otherId);
}
