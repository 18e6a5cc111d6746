import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { type CartOwner, cartLifeDays } from '../rules/cart-owner.ts';
import type { MergeableLine } from '../rules/merge-lines.ts';
import { cartLines, carts } from './tables.ts';

export type CartLine = { readonly id: string; readonly variantId: string; readonly quantity: number };

const isOwnedBy = ({ customerId, visitorKey }: CartOwner): SQL =>
	customerId === null ? eq(carts.visitorKey, visitorKey) : eq(carts.customerId, customerId);

const lineColumns = { id: cartLines.id, variantId: cartLines.variantId, quantity: cartLines.quantity };

/** Finds or makes the cart and locks it: changes of one cart are made one at a time. */
export async function lockOrMakeCart(tx: Transaction, owner: CartOwner): Promise<string> {
	const target = owner.customerId === null ? carts.visitorKey : carts.customerId;
	const days = cartLifeDays(owner);
	const changedAt = sql`app_now()`;
	const expiresAt = days === null ? null : sql`app_now() + make_interval(days => ${days})`;
	const [cart] = await tx
		.insert(carts)
		.values({ id: newId(), ...owner, changedAt, expiresAt })
		.onConflictDoUpdate({ target, set: { changedAt, expiresAt } })
		.returning({ id: carts.id });
	if (!cart) throw new Error('cart was neither found nor made');
	return cart.id;
}

export async function hasCart(read: ReadDatabase, owner: CartOwner): Promise<boolean> {
	return (await read.$count(carts, isOwnedBy(owner))) > 0;
}

/** The cart's id under its lock; `null` when there is none. */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<string | null> {
	const [cart] = await tx.select({ id: carts.id }).from(carts).where(isOwnedBy(owner)).for('update');
	return cart?.id ?? null;
}

export async function linesOfCart(read: ReadDatabase | Transaction, cartId: string): Promise<readonly CartLine[]> {
	return read.select(lineColumns).from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.id));
}

/** Without a lock, for showing; an expired cart is as good as none. */
export async function linesOfOwner(read: ReadDatabase, owner: CartOwner): Promise<readonly CartLine[]> {
	return read
		.select(lineColumns)
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.where(and(isOwnedBy(owner), or(isNull(carts.expiresAt), gt(carts.expiresAt, sql`app_now()`))))
		.orderBy(asc(cartLines.id));
}

export async function recordLine(
	tx: Transaction,
	cartId: string,
	{ variantId, quantity }: MergeableLine,
): Promise<CartLine> {
	const [line] = await tx
		.insert(cartLines)
		.values({ id: newId(), cartId, variantId, quantity })
		.onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: { quantity } })
		.returning(lineColumns);
	if (!line) throw new Error('a line was neither changed nor made');
	return line;
}

export async function moveLine(tx: Transaction, lineId: string, cartId: string, quantity: number): Promise<void> {
	await tx.update(cartLines).set({ cartId, quantity }).where(eq(cartLines.id, lineId));
}

export async function removeLines(tx: Transaction, cartId: string, lineIds: readonly string[]): Promise<number> {
	const removed = await tx
		.delete(cartLines)
		.where(and(eq(cartLines.cartId, cartId), inArray(cartLines.id, [...lineIds])));
	return removed.rowCount ?? 0;
}

export async function removeCart(tx: Transaction, cartId: string): Promise<void> {
	await tx.delete(carts).where(eq(carts.id, cartId));
}

export async function removeExpiredCarts(tx: Transaction, now: Date): Promise<number> {
	const removed = await tx.delete(carts).where(lt(carts.expiresAt, now));
	return removed.rowCount ?? 0;
}
