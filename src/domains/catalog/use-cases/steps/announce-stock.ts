import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { refreshStockMark } from '../../db/product-repository.ts';
import { stockReturned } from '../../events.ts';
import { availableOf, orderableOf, type StockLevel, stockWord } from '../../rules/stock.ts';

/**
 * After stock moved: pages are rendered anew only for goods whose words change, and the mark that lists filter by
 * follows. `levels` as locked before the move; `taken` = how much less (or, negative, more) is available since.
 */
export async function announceStock(
	scope: Scope,
	levels: readonly StockLevel[],
	taken: ReadonlyMap<string, number>,
): Promise<void> {
	const changed = levels
		.map((level) => {
			const wordFor = (available: number) => stockWord(orderableOf(available, level.quantityMin));
			const before = availableOf(level);
			const after = before - (taken.get(level.variantId) ?? 0);
			return { variantId: level.variantId, before: wordFor(before), after: wordFor(after) };
		})
		.filter(({ before, after }) => before !== after);
	if (changed.length === 0) return;
	const productIds = await refreshStockMark(
		scope.db,
		changed.map(({ variantId }) => variantId),
	);
	const back = changed.filter(({ before }) => before === 'out').map(({ variantId }) => variantId);
	if (back.length > 0) await scope.publish(scope.db, stockReturned({ variantIds: back }));
	await dropPages(scope.db, [...productIds.map((id) => `product:${id}`), ...(back.length > 0 ? ['catalog'] : [])]);
}
