import { fail, type StockLine } from '#src/domains/catalog/contract/product.ts';
import { shortagesOf, sumByVariant } from '#src/domains/catalog/rules/stock.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { lockStock, takeStock } from '../db/stock-repository.ts';
import { announceStock } from './steps/announce-stock.ts';

/**
 * Reserves all lines or none; `expiresAt: null` commits immediately (cash on delivery). Pass all lines of a
 * transaction in one call, because rows are locked in id order within it. The error contains `shortages`: `[{
 * variantId, wanted, available }]`.
 */
export async function reserveStock(
	scope: Scope,
	lines: readonly StockLine[],
	expiresAt: Date | null,
): Promise<Result<null, Failure<'catalog.out_of_stock'>>> {
	const { db } = scope;
	const wanted = sumByVariant(lines);
	if (wanted.size === 0) return ok(null);
	const levels = await lockStock(db, wanted.keys());
	const shortages = shortagesOf(levels, wanted);
	if (shortages.length > 0) return fail('catalog.out_of_stock', { shortages });
	await takeStock(db, lines, wanted, expiresAt);
	await announceStock(scope, levels, wanted);
	return ok(null);
}
