import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { freeSlug, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { newShopConfig, type ShopRole, type ShopState } from '../contract/shop.ts';
import { shopPastHolidays, shopSlugs, shopStaff, shops } from './tables.ts';

export type NewShop = Omit<
	typeof shops.$inferInsert,
	'slug' | 'stateReason' | 'isPremium' | 'submittedAt' | 'approvedAt' | 'closedFrom' | 'closedTo'
>;
export type LockedShop = {
	readonly id: string;
	readonly ownerId: string;
	readonly state: ShopState;
	readonly infoRounds: number;
	readonly submittedAt: Date | null;
	readonly slug: string;
	readonly name: string;
	readonly tagline: string;
	readonly description: string;
	readonly closedFrom: string | null;
	readonly closedTo: string | null;
	readonly closedNote: string;
	readonly logoHash: string | null;
	readonly bannerHash: string | null;
	readonly identityKey: string | null;
};

export async function insertShop(tx: Transaction, shop: NewShop, wanted: string): Promise<string> {
	const slug = await freeSlug(tx, 'shop_slugs', wanted);
	await tx.insert(shops).values({ ...shop, slug });
	await tx.insert(shopSlugs).values({ slug, shopId: shop.id });
	return slug;
}

const lockedColumns = {
	id: shops.id,
	ownerId: shops.ownerId,
	state: shops.state,
	infoRounds: shops.infoRounds,
	submittedAt: shops.submittedAt,
	slug: shops.slug,
	name: shops.name,
	tagline: shops.tagline,
	description: shops.description,
	closedFrom: shops.closedFrom,
	closedTo: shops.closedTo,
	closedNote: shops.closedNote,
	logoHash: shops.logoHash,
	bannerHash: shops.bannerHash,
	identityKey: shops.identityKey,
};

export async function findShopRow(tx: Transaction, shopId: string): Promise<typeof shops.$inferSelect | null> {
	const [row] = await tx.select().from(shops).where(eq(shops.id, shopId));
	return row ?? null;
}

/** Locks the shop row, which serializes decisions about the shop. */
export async function lockShop(tx: Transaction, shopId: string): Promise<LockedShop | null> {
	const [row] = await tx.select(lockedColumns).from(shops).where(eq(shops.id, shopId)).for('no key update');
	return row ?? null;
}

/** Locks the row `for update`, which also blocks `lockShops`: no transaction can start to reference the shop. */
export async function lockShopExclusively(tx: Transaction, shopId: string): Promise<LockedShop | null> {
	const [row] = await tx.select(lockedColumns).from(shops).where(eq(shops.id, shopId)).for('update');
	return row ?? null;
}

/** Returns the shops that are not terminated and prevents their termination until the transaction ends. */
export async function lockShops(tx: Transaction, shopIds: readonly string[]): Promise<ReadonlySet<string>> {
	const rows = await tx
		.select({ id: shops.id, state: shops.state })
		.from(shops)
		.where(inArray(shops.id, [...shopIds]))
		.orderBy(shops.id)
		.for('key share');
	return new Set(rows.flatMap(({ id, state }) => (state === 'terminated' ? [] : [id])));
}

export async function lockShopOfOwner(tx: Transaction, ownerId: string): Promise<LockedShop | null> {
	const [row] = await tx.select(lockedColumns).from(shops).where(eq(shops.ownerId, ownerId)).for('no key update');
	return row ?? null;
}

export async function recordShop(
	tx: Transaction,
	shopId: string,
	change: Partial<typeof shops.$inferInsert> & { readonly state: ShopState; readonly updatedAt: Date },
): Promise<void> {
	await tx.update(shops).set(change).where(eq(shops.id, shopId));
}

export async function recordPastHoliday(tx: Transaction, past: typeof shopPastHolidays.$inferInsert): Promise<void> {
	const longer = sql`greatest(${shopPastHolidays.closedTo}, excluded.closed_to)`;
	await tx
		.insert(shopPastHolidays)
		.values(past)
		.onConflictDoUpdate({ target: [shopPastHolidays.shopId, shopPastHolidays.closedFrom], set: { closedTo: longer } });
}

export async function addStaff(tx: Transaction, shopId: string, customerId: string, role: ShopRole, at: Date) {
	await tx.insert(shopStaff).values({ shopId, customerId, role, joinedAt: at });
}

/** Serializes two concurrent applications of one person, so that the second finds the first. */
export async function lockApplicant(tx: Transaction, customerId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`applicant:${customerId}`}, 0))`);
}

export async function hasShop(read: ReadDatabase, customerId: string): Promise<boolean> {
	const rows = await read.select({ id: shopStaff.shopId }).from(shopStaff).where(eq(shopStaff.customerId, customerId));
	return rows.length > 0;
}

export async function deleteUndecidedShop(tx: Transaction, shopId: string): Promise<void> {
	await tx.delete(shopStaff).where(eq(shopStaff.shopId, shopId));
	await tx.delete(shopSlugs).where(eq(shopSlugs.shopId, shopId));
	await tx.delete(shops).where(eq(shops.id, shopId));
}

/** Stops counting at the limit of a new shop, so that a busy shop's row is not written with every order. */
export async function addCompleted(tx: Transaction, completedByShop: ReadonlyMap<string, number>): Promise<void> {
	const most = newShopConfig.orders;
	// Sorted by key, so that two concurrent counts cannot deadlock.
	for (const [shopId, more] of [...completedByShop].sort(([a], [b]) => (a < b ? -1 : 1)))
		await tx
			.update(shops)
			.set({ completedOrders: sql`least(${shops.completedOrders} + ${more}, ${most})` })
			.where(and(eq(shops.id, shopId), lt(shops.completedOrders, most)));
}

export async function recordCompleted(tx: Transaction, shopId: string, completedOrders: number): Promise<void> {
	await tx
		.update(shops)
		.set({ completedOrders })
		.where(and(eq(shops.id, shopId), ne(shops.completedOrders, completedOrders)));
}
