import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import type { Scope } from '#src/platform/context.ts';
import {
	type CartLine,
	linesOfCart,
	lockCart,
	lockOrCreateCart,
	moveLine,
	removeCart,
	removeLines,
} from '../../db/cart-repository.ts';
import { memberCart, visitorCart } from '../../rules/cart-owner.ts';
import { mergeLines } from '../../rules/merge-lines.ts';

/** Deletes the visitor's cart, so a second call finds nothing. Lock order: the visitor's cart first. */
export async function mergeVisitorCart(scope: Scope, customerId: string, visitorKey: string): Promise<void> {
	const { db, read } = scope;
	const visitedId = await lockCart(db, visitorCart(visitorKey));
	if (!visitedId) return;
	const ownId = await lockOrCreateCart(db, memberCart(customerId));
	const own = await linesOfCart(db, ownId);
	const visited = await linesOfCart(db, visitedId);
	const variants = await getVariantsForCart(
		read,
		visited.map(({ variantId }) => variantId),
		customerId,
	);
	const merged = mergeLines(own, visited, (variantId) => variants.get(variantId)?.available ?? 0);
	const quantities = new Map(merged.map(({ variantId, quantity }) => [variantId, quantity]));
	// The visitor's lines keep their ids, because a checkout that began before sign-in refers to them.
	const replaced = own.filter(({ variantId }) => visited.some((line) => line.variantId === variantId));
	if (replaced.length > 0) await removeLines(db, ownId, idsOf(replaced));
	for (const line of visited) {
		const quantity = quantities.get(line.variantId);
		if (quantity) await moveLine(db, line.id, ownId, quantity);
	}
	await removeCart(db, visitedId);
}

const idsOf = (lines: readonly CartLine[]): readonly string[] => lines.map(({ id }) => id);
