import { eq, sql } from 'drizzle-orm';
import { idList, type Transaction } from '#src/platform/db/index.ts';
import type { HealthStage } from '../contract/health.ts';
import type { ShopHealth } from '../contract/shop.ts';
import { shopHealth } from './tables.ts';

export async function upsertHealth(
	tx: Transaction,
	counted: ReadonlyMap<string, ShopHealth>,
	countedAt: Date,
): Promise<void> {
	// Sorted by key, so that two concurrent counts cannot deadlock.
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
				sentInTime: sql`excluded.packed_in_time`,
				cancelled: sql`excluded.cancelled`,
				disputesLost: sql`excluded.disputes_lost`,
				confirmMinutes: sql`excluded.confirm_minutes`,
				confirmedLate: sql`excluded.confirmed_late`,
				asked: sql`excluded.asked`,
				answeredLate: sql`excluded.answered_late`,
				countedAt: sql`excluded.counted_at`,
			},
		});
}

export type JudgedShop = {
	readonly shopId: string;
	readonly ownerId: string;
	readonly shopName: string;
	readonly stage: HealthStage;
	readonly since: Date;
};

/** Returns open shops with their health stage and locks the rows, so that concurrent counts notify once. */
export async function readStages(tx: Transaction, shopIds: readonly string[]): Promise<readonly JudgedShop[]> {
	if (shopIds.length === 0) return [];
	const { rows } = await tx.execute<Omit<JudgedShop, 'since'> & { readonly since: string }>(sql`
		select health.shop_id as "shopId", shop.owner_id as "ownerId", shop.name as "shopName", health.stage,
			health.stage_since as since
		from shop_health health join shops shop on shop.id = health.shop_id
		where health.shop_id in ${idList(shopIds)} and shop.state = 'approved'
		order by health.shop_id for update of health`);
	return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

export async function moveStage(tx: Transaction, shopId: string, stage: HealthStage, at: Date): Promise<void> {
	await tx.update(shopHealth).set({ stage, stageSince: at }).where(eq(shopHealth.shopId, shopId));
}
