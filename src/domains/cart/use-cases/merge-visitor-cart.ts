import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { linesOfCart, lockCart, lockOrMakeCart, recordLine, removeCart } from '../db/cart-repository.ts';
import { memberCart, visitorCart } from '../rules/cart-owner.ts';
import { mergeLines } from '../rules/merge-lines.ts';

/** Pours the visitor's cart into the member's and removes it: a second call finds nothing. Visitor's cart first. */
export async function mergeVisitorCart(scope: Scope, customerId: string, visitorKey: string): Promise<void> {
	const { db, read } = scope;
	const visitedId = await lockCart(db, visitorCart(visitorKey));
	if (!visitedId) return;
	const ownId = await lockOrMakeCart(db, memberCart(customerId), await scope.now());
	const own = await linesOfCart(db, ownId);
	const visited = await linesOfCart(db, visitedId);
	const variants = await getVariantsForCart(
		read,
		visited.map(({ variantId }) => variantId),
	);
	const held = new Map(own.map(({ variantId, quantity }) => [variantId, quantity]));
	const merged = mergeLines(own, visited, (variantId) => variants.get(variantId)?.available ?? 0);
	for (const line of merged) if (held.get(line.variantId) !== line.quantity) await recordLine(db, ownId, line);
	await removeCart(db, visitedId);
}
