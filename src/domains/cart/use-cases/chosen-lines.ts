import type { Scope } from '#src/platform/context.ts';
import { type CartLine, lockLines, removeLines } from '../db/cart-repository.ts';
import { memberCart } from '../rules/cart-owner.ts';

export type ChosenLines = { readonly cartId: string; readonly lines: readonly CartLine[] };

/**
 * Locks the cart, so that two orders from one cart are placed one after the other; returns those chosen lines that
 * still exist.
 */
export async function lockChosenLines(
	scope: Scope,
	customerId: string,
	lineIds: readonly string[],
): Promise<ChosenLines | null> {
	const cart = await lockLines(scope.db, memberCart(customerId));
	if (!cart) return null;
	const chosen = new Set(lineIds);
	return { cartId: cart.cartId, lines: cart.lines.filter(({ id }) => chosen.has(id)) };
}

export async function removeChosenLines(scope: Scope, { cartId, lines }: ChosenLines): Promise<void> {
	await removeLines(
		scope.db,
		cartId,
		lines.map(({ id }) => id),
	);
}
