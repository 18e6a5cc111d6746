import { and, count, eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { ShopState } from '../contract/shop.ts';
import { shopFollowerChanges, shopFollowerCounts, shopFollowers, shopStaff, shops } from './tables.ts';

/** Serializes the changes of one follower; followers of the same shop do not wait for each other. */
export async function lockFollower(tx: Transaction, customerId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`follower:${customerId}`}, 0))`);
}

export async function countFollowed(tx: Transaction, customerId: string): Promise<number> {
	const [row] = await tx
		.select({ followed: count() })
		.from(shopFollowers)
		.where(eq(shopFollowers.customerId, customerId));
	return row?.followed ?? 0;
}

export async function findFollowable(
	read: ReadDatabase,
	shopId: string,
	customerId: string,
): Promise<{ readonly state: ShopState; readonly isOwn: boolean } | null> {
	const [row] = await read
		.select({ state: shops.state, staffId: shopStaff.customerId })
		.from(shops)
		.leftJoin(shopStaff, and(eq(shopStaff.shopId, shops.id), eq(shopStaff.customerId, customerId)))
		.where(eq(shops.id, shopId));
	return row ? { state: row.state, isOwn: row.staffId !== null } : null;
}

type Follower = { readonly shopId: string; readonly customerId: string };

/** Returns false when the person followed the shop already. */
export async function addFollower(tx: Transaction, follower: Follower, followedAt: Date): Promise<boolean> {
	const added = await tx
		.insert(shopFollowers)
		.values({ ...follower, followedAt })
		.onConflictDoNothing()
		.returning({ shopId: shopFollowers.shopId });
	return recordChange(tx, added, 1);
}

export async function removeFollower(tx: Transaction, { shopId, customerId }: Follower): Promise<boolean> {
	const removed = await tx
		.delete(shopFollowers)
		.where(and(eq(shopFollowers.shopId, shopId), eq(shopFollowers.customerId, customerId)))
		.returning({ shopId: shopFollowers.shopId });
	return recordChange(tx, removed, -1);
}

async function recordChange(
	tx: Transaction,
	changed: readonly { readonly shopId: string }[],
	change: 1 | -1,
): Promise<boolean> {
	for (const { shopId } of changed) await tx.insert(shopFollowerChanges).values({ id: newId(), shopId, change });
	return changed.length > 0;
}

export type RecountedShop = { readonly shopId: string; readonly before: number; readonly after: number };

/**
 * Applies pending changes to the counts; each change is consumed by one run only. `greatest` is needed because
 * PostgreSQL checks the constraints of the proposed row before it resolves `on conflict`.
 */
export async function applyFollowerChanges(tx: Transaction): Promise<readonly RecountedShop[]> {
	const { rows } = await tx.execute<RecountedShop>(sql`
		with taken as (
			delete from shop_follower_changes returning shop_id, change
		), summed as (
			select shop_id, sum(change)::int as change from taken group by shop_id order by shop_id
		), recounted as (
			insert into ${shopFollowerCounts} as kept (shop_id, followers) select shop_id, greatest(change, 0) from summed
			on conflict (shop_id) do update
				set followers = kept.followers + (select change from summed where summed.shop_id = kept.shop_id)
			returning kept.shop_id, kept.followers
		)
		select shop_id as "shopId", followers - change as before, followers as after
		from recounted join summed using (shop_id) where change <> 0`);
	return rows;
}
