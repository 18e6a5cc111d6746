import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type CartLine, linesOfOwner } from '../db/cart-repository.ts';
import { memberCart } from '../rules/cart-owner.ts';

export async function findChosenLines(
	read: ReadDatabase,
	customerId: string,
	lineIds: readonly string[],
): Promise<readonly CartLine[]> {
	const chosen = new Set(lineIds);
	return (await linesOfOwner(read, memberCart(customerId))).filter(({ id }) => chosen.has(id));
}
