import { sumByVariant } from '#src/domains/catalog/rules/stock.ts';
import type { Scope } from '#src/platform/context.ts';
import { lockStock, moveStock } from '../db/stock-repository.ts';
import { announceStock } from './steps/announce-stock.ts';

export async function restockProducts(
	scope: Scope,
	lines: readonly { readonly variantId: string; readonly quantity: number }[],
): Promise<void> {
	const sums = sumByVariant(lines);
	if (sums.size === 0) return;
	const levels = await lockStock(scope.db, sums.keys());
	await moveStock(scope.db, new Map([...sums].map(([id, quantity]) => [id, { onHand: quantity, reserved: 0 }])));
	await announceStock(scope, levels, new Map([...sums].map(([id, quantity]) => [id, -quantity])));
}
