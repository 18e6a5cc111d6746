import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';

/** What buyers have read of these goods so far is kept, before it is said otherwise; words do so by a trigger. Before any write. */
export async function keepListings(tx: Transaction, productIds: readonly string[]): Promise<void> {
	await tx.execute(
		sql`select keep_listings(array[${sql.join(
			productIds.map((id) => sql`${id}`),
			sql`, `,
		)}]::uuid[])`,
	);
}
