import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import type { ShopHealth } from '../contract.ts';
import { shopHealth } from './tables.ts';

/** The latest count replaces the one before it. */
export async function upsertHealth(
	tx: Transaction,
	counted: ReadonlyMap<string, ShopHealth>,
	countedAt: Date,
): Promise<void> {
	// In the order of the keys, so that two counts at once never wait for each other in a circle.
	const rows = [...counted].sort(([a], [b]) => (a < b ? -1 : 1));
	if (rows.length === 0) return;
	await tx
		.insert(shopHealth)
		.values(rows.map(([shopId, health]) => ({ shopId, ...health, countedAt })))
		.onConflictDoUpdate({
			target: shopHealth.shopId,
			set: {
				orders: sql`excluded.orders`,
				shipped: sql`excluded.shipped`,
				packedInTime: sql`excluded.packed_in_time`,
				cancelled: sql`excluded.cancelled`,
				disputesLost: sql`excluded.disputes_lost`,
				confirmMinutes: sql`excluded.confirm_minutes`,
				countedAt: sql`excluded.counted_at`,
			},
		});
}
