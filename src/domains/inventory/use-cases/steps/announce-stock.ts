import { refreshDisplayPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import { productsOf } from '#src/domains/catalog/db/product-repository.ts';
import { availableOf, orderableOf, type StockLevel, stockLabel } from '#src/domains/catalog/rules/stock.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { stockReturned } from '../../events.ts';

/**
 * Drops only pages whose stock text changes and updates the display price of products whose variants sold out or
 * came back. `levels` is the stock as locked before; `taken` is the decrease, negative for an increase.
 */
export async function announceStock(
	scope: Scope,
	levels: readonly StockLevel[],
	taken: ReadonlyMap<string, number>,
): Promise<void> {
	const { db } = scope;
	const changed = levels
		.map((level) => {
			const wordFor = (available: number) => stockLabel(orderableOf(available, level.quantityMin));
			const before = availableOf(level);
			const after = before - (taken.get(level.variantId) ?? 0);
			return { variantId: level.variantId, before: wordFor(before), after: wordFor(after) };
		})
		.filter(({ before, after }) => before !== after);
	if (changed.length === 0) return;
	const idsOf = (some: typeof changed) => some.map(({ variantId }) => variantId);
	const productIds = await productsOf(db, idsOf(changed));
	const isTurned = changed.some(({ before, after }) => before === 'out' || after === 'out');
	const repriced = isTurned ? await refreshDisplayPrices(db, productIds) : [];
	const back = idsOf(changed.filter(({ before }) => before === 'out'));
	if (back.length > 0) await scope.publish(db, stockReturned({ variantIds: back }));
	const inLists = back.length + repriced.length > 0 ? ['catalog'] : [];
	await dropPages(db, [...productIds.map((id) => `product:${id}`), ...inLists]);
}
