import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { pricesOfMany, recordPrices } from '../../db/product-batch-repository.ts';
import { moveStock } from '../../db/stock-repository.ts';
import { priceLowered } from '../../events.ts';
import { listAwaySpans } from '../../queries/list-away-spans.ts';
import { comparisonFor } from '../../rules/discount-truth.ts';
import type { PlannedChange } from '../../rules/import-plan.ts';
import type { StockLevel } from '../../rules/stock.ts';
import { announceStock } from './announce-stock.ts';

/** New prices and counts of many choices, whose stock and products are locked; `levels` as they were locked. */
export async function changeGoods(
	scope: Scope,
	changedBy: string,
	changes: readonly PlannedChange[],
	levels: readonly StockLevel[],
): Promise<void> {
	await changePrices(scope, changedBy, changes);
	const counted = changes.flatMap(({ variant, onHand }) =>
		onHand === null ? [] : [{ variantId: variant.variantId, more: onHand - variant.onHand }],
	);
	if (counted.length === 0) return;
	await moveStock(scope.db, new Map(counted.map(({ variantId, more }) => [variantId, { onHand: more, reserved: 0 }])));
	const taken = new Map(counted.map(({ variantId, more }) => [variantId, -more]));
	await announceStock(
		scope,
		levels.filter(({ variantId }) => taken.has(variantId)),
		taken,
	);
}

async function changePrices(scope: Scope, changedBy: string, changes: readonly PlannedChange[]): Promise<void> {
	const { db, read, now } = scope;
	const priced = changes.flatMap(({ variant, priceVnd }) => (priceVnd === null ? [] : [{ variant, priceVnd }]));
	if (priced.length === 0) return;
	const changedAt = await now();
	const histories = await pricesOfMany(
		read,
		priced.map(({ variant }) => variant.variantId),
	);
	const away = await listAwaySpans(read, [...new Set(priced.map(({ variant }) => variant.productId))]);
	const prices = priced.map(({ variant: { variantId, productId }, priceVnd }) => ({
		...{ variantId, productId, priceVnd },
		comparison: comparisonFor(priceVnd, histories.get(variantId) ?? [], away.get(productId) ?? [], changedAt),
	}));
	await recordPrices(db, prices, { changedAt, changedBy });
	const lowered = priced.filter(
		({ variant, priceVnd }) => variant.state === 'published' && priceVnd < variant.priceVnd,
	);
	await scope.publishAll(
		db,
		lowered.map(({ variant: { productId, variantId } }) => priceLowered({ productId, variantId })),
	);
	await dropPages(db, ['catalog', ...priced.map(({ variant }) => `product:${variant.productId}`)]);
}
