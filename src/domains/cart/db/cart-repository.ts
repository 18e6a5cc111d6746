import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { idList, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { type CartOwner, cartLifeDays } from '../rules/cart-owner.ts';
import type { MergeableLine } from '../rules/merge-lines.ts';
import { cartLines, carts } from './tables.ts';

export type CartLine = {
	readonly id: string;
	readonly variantId: string;
	readonly quantity: number;
	/** Price when the line was added or changed; null for lines of earlier releases. */
	readonly seenVnd: number | null;
};

const isOwnedBy = ({ customerId, visitorKey }: CartOwner): SQL =>
	customerId === null ? sql`carts.visitor_key = ${visitorKey}` : sql`carts.customer_id = ${customerId}`;

const LINE = sql.raw(
	'cart_lines.id, cart_lines.variant_id as "variantId", cart_lines.quantity, cart_lines.seen_vnd as "seenVnd"',
);

/** Creates the cart if needed and locks it, so that changes of one cart run one after the other. */
export async function lockOrCreateCart(tx: Transaction, owner: CartOwner): Promise<string> {
	const target = sql.raw(owner.customerId === null ? 'visitor_key' : 'customer_id');
	const { rows } = await tx.execute<{ id: string }>(sql`
		insert into carts (id, customer_id, visitor_key, changed_at, expires_at) values (${newId()}, ${owner.customerId},
			${owner.visitorKey}, app_now(), app_now() + make_interval(days => ${cartLifeDays(owner)}::int))
		on conflict (${target}) do update set changed_at = excluded.changed_at, expires_at = excluded.expires_at
		returning id`);
	const [cart] = rows;
	if (!cart) throw new Error('cart was neither found nor made');
	return cart.id;
}

export async function hasCart(read: ReadDatabase, owner: CartOwner): Promise<boolean> {
	return (await read.$count(carts, isOwnedBy(owner))) > 0;
}

export async function lockCart(tx: Transaction, owner: CartOwner): Promise<string | null> {
	const { rows } = await tx.execute<{ id: string }>(sql`select id from carts where ${isOwnedBy(owner)} for update`);
	return rows[0]?.id ?? null;
}

/** Locks the cart and returns its lines; null when none exists. */
export async function lockLines(
	tx: Transaction,
	owner: CartOwner,
): Promise<{ readonly cartId: string; readonly lines: readonly CartLine[] } | null> {
	const cartId = await lockCart(tx, owner);
	return cartId === null ? null : { cartId, lines: await linesOfCart(tx, cartId) };
}

export async function lockOrCreateLines(
	tx: Transaction,
	owner: CartOwner,
): Promise<{ readonly cartId: string; readonly lines: readonly CartLine[] }> {
	const cartId = await lockOrCreateCart(tx, owner);
	return { cartId, lines: await linesOfCart(tx, cartId) };
}

export async function linesOfCart(tx: Transaction, cartId: string): Promise<readonly CartLine[]> {
	return (await tx.execute<CartLine>(sql`select ${LINE} from cart_lines where cart_id = ${cartId} order by id`)).rows;
}

/** Takes no lock, for display only; an expired cart returns no lines. */
export async function linesOfOwner(read: ReadDatabase, owner: CartOwner): Promise<readonly CartLine[]> {
	return read.read<CartLine>(sql`
		select ${LINE} from cart_lines join carts on carts.id = cart_lines.cart_id
		where ${isOwnedBy(owner)} and (carts.expires_at is null or carts.expires_at > app_now()) order by cart_lines.id`);
}

export async function recordLine(
	tx: Transaction,
	cartId: string,
	{ variantId, quantity, seenVnd }: MergeableLine & { readonly seenVnd: number },
	heldId?: string,
): Promise<CartLine> {
	const line = { id: heldId ?? newId(), variantId, quantity, seenVnd };
	await tx.execute(sql`
		insert into cart_lines (id, cart_id, variant_id, quantity, seen_vnd)
		values (${line.id}, ${cartId}, ${variantId}, ${quantity}, ${seenVnd})
		on conflict (cart_id, variant_id) do update set quantity = excluded.quantity, seen_vnd = excluded.seen_vnd`);
	return line;
}

export async function moveLine(tx: Transaction, lineId: string, cartId: string, quantity: number): Promise<void> {
	await tx.update(cartLines).set({ cartId, quantity }).where(eq(cartLines.id, lineId));
}

export async function replaceVariant(
	tx: Transaction,
	lineId: string,
	{ variantId, quantity, seenVnd }: MergeableLine & { readonly seenVnd: number },
): Promise<void> {
	await tx.update(cartLines).set({ variantId, quantity, seenVnd }).where(eq(cartLines.id, lineId));
}

export async function removeLines(tx: Transaction, cartId: string, lineIds: readonly string[]): Promise<number> {
	const removed = await tx.execute(sql`delete from cart_lines where cart_id = ${cartId} and id in ${idList(lineIds)}`);
	return removed.rowCount ?? 0;
}

export async function removeCart(tx: Transaction, cartId: string): Promise<void> {
	await tx.delete(carts).where(eq(carts.id, cartId));
}

export async function removeExpiredCarts(tx: Transaction, now: Date): Promise<number> {
	const removed = await tx.delete(carts).where(lt(carts.expiresAt, now));
	return removed.rowCount ?? 0;
}
