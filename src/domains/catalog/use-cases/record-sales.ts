import type { Scope } from '#src/platform/context.ts';
import { recordSold } from '../db/product-repository.ts';
import { sumByVariant } from '../rules/stock.ts';

/** Adds to what "đã bán" counts; lists by best-selling follow when their pages are next rendered. */
export async function recordSales(
	scope: Scope,
	lines: readonly { readonly variantId: string; readonly quantity: number }[],
): Promise<void> {
	await recordSold(scope.db, sumByVariant(lines));
}
