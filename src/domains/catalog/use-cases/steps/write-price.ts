import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { recordPrices } from '../../db/product-batch-repository.ts';
import type { LockedVariant } from '../../db/product-repository.ts';
import { priceLowered } from '../../events.ts';
import { listChoicePasts } from '../../queries/list-choice-pasts.ts';
import { type Comparison, comparisonFor } from '../../rules/discount-truth.ts';

/** Every change is kept; a reduction is shown against the lowest price that was asked in the 30 days before it. */
export async function writePrice(
	scope: Scope,
	variant: LockedVariant,
	priceVnd: number,
	changedBy: string,
): Promise<Comparison | null> {
	const { id, productId } = variant;
	const pasts = (await listChoicePasts(scope.read, [productId])).get(productId) ?? new Map();
	const comparison = comparisonFor(priceVnd, id, pasts, await scope.now());
	await writeCompared(scope, variant, { priceVnd, comparison }, changedBy);
	return comparison;
}

/** A price with the reduction that is told of it. */
export async function writeCompared(
	{ db, now, publish }: Scope,
	{ id: variantId, productId, priceVnd: before }: LockedVariant,
	{ priceVnd, comparison }: { readonly priceVnd: number; readonly comparison: Comparison | null },
	changedBy: string,
): Promise<void> {
	const changedAt = await now();
	if (before !== priceVnd)
		await recordPrices(db, [{ variantId, productId, priceVnd, comparison }], { changedAt, changedBy });
	if (priceVnd < before) await publish(db, priceLowered({ productId, variantId }));
	await dropPages(db, ['catalog', `product:${productId}`]);
}
