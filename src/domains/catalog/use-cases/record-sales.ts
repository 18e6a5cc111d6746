import type { Scope } from '#src/platform/context.ts';
import { recordSold } from '../db/product-repository.ts';
import { sumByVariant } from '../rules/stock.ts';

export async function recordSales(
	scope: Scope,
	lines: readonly { readonly variantId: string; readonly quantity: number }[],
): Promise<void> {
	await recordSold(scope.db, sumByVariant(lines));
}
