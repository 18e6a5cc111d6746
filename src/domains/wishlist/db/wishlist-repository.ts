import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { insertRows, type Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { type Wishlist, type WishRow, wishlistItems, wishlists } from './tables.ts';

type Named = { readonly name: string; readonly nameKey: string };

/**
 * Returns all lists of a person and locks the default list, creating it if missing, which serializes changes of
 * wishes and alerts. Reads the other lists after the lock, or it would miss concurrent inserts.
 */
export async function lockLists(
	tx: Transaction,
	customerId: string,
	standard: Named,
	at: Date,
): Promise<readonly Wishlist[]> {
	if (!(await lockDefault(tx, customerId))) {
		const row = { id: newId(), customerId, ...standard, isDefault: true, createdAt: at };
		await tx.insert(wishlists).values(row).onConflictDoNothing();
		await lockDefault(tx, customerId);
	}
	return tx
		.select()
		.from(wishlists)
		.where(eq(wishlists.customerId, customerId))
		.orderBy(desc(wishlists.isDefault), wishlists.id);
}

async function lockDefault(tx: Transaction, customerId: string): Promise<boolean> {
	const rows = await tx
		.select({ id: wishlists.id })
		.from(wishlists)
		.where(and(eq(wishlists.customerId, customerId), eq(wishlists.isDefault, true)))
		.for('update');
	return rows.length > 0;
}

export async function insertList(tx: Transaction, list: Wishlist): Promise<void> {
	await tx.insert(wishlists).values(list);
}

export async function changeList(
	tx: Transaction,
	id: string,
	changes: Partial<Pick<Wishlist, 'name' | 'nameKey' | 'shareToken'>>,
): Promise<void> {
	await tx.update(wishlists).set(changes).where(eq(wishlists.id, id));
}

export async function deleteList(tx: Transaction, id: string): Promise<void> {
	await tx.delete(wishlists).where(eq(wishlists.id, id));
}

export async function wishesOf(
	tx: Transaction,
	customerId: string,
	which: { readonly productId?: string; readonly itemId?: string },
): Promise<readonly WishRow[]> {
	const rows = await tx
		.select({ item: wishlistItems })
		.from(wishlistItems)
		.innerJoin(wishlists, eq(wishlists.id, wishlistItems.listId))
		.where(
			and(
				eq(wishlists.customerId, customerId),
				which.productId ? eq(wishlistItems.productId, which.productId) : undefined,
				which.itemId ? eq(wishlistItems.id, which.itemId) : undefined,
			),
		)
		.orderBy(desc(wishlistItems.removedAt), wishlistItems.id);
	return rows.map(({ item }) => item);
}

export const countWishes = (tx: Transaction, listId: string): Promise<number> =>
	tx.$count(wishlistItems, and(eq(wishlistItems.listId, listId), isNull(wishlistItems.removedAt)));

export async function insertWishes(tx: Transaction, wishes: readonly WishRow[]): Promise<void> {
	if (wishes.length > 0) await tx.execute(insertRows(wishlistItems, wishes));
}

/** Only the last removal can be undone, so earlier ones are deleted. */
export async function deletePreviousWish(tx: Transaction, listId: string, productId: string): Promise<void> {
	await tx.execute(sql`
		delete from wishlist_items where list_id = ${listId} and product_id = ${productId} and removed_at < (
			select max(removed_at) from wishlist_items where list_id = ${listId} and product_id = ${productId})`);
}

export async function changeWish(
	tx: Transaction,
	id: string,
	changes: Partial<Pick<WishRow, 'listId' | 'variantId' | 'priceVnd' | 'note' | 'removedAt'>>,
): Promise<void> {
	await tx.update(wishlistItems).set(changes).where(eq(wishlistItems.id, id));
}

export async function removeFromAllLists(
	tx: Transaction,
	customerId: string,
	productId: string,
	at: Date,
): Promise<void> {
	await tx.execute(sql`
		update wishlist_items item set removed_at = ${at.toISOString()}::timestamptz from wishlists list
		where list.id = item.list_id and list.customer_id = ${customerId} and item.product_id = ${productId}
			and item.removed_at is null`);
}

export async function purgeRemoved(tx: Transaction, before: Date): Promise<number> {
	const { rowCount } = await tx.delete(wishlistItems).where(lt(wishlistItems.removedAt, before));
	return rowCount ?? 0;
}
