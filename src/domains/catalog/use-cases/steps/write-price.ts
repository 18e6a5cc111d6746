import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { recordPrices } from '../../db/product-batch-repository.ts';
import type { LockedVariant } from '../../db/product-repository.ts';
import { priceLowered } from '../../events.ts';
import { listChoicePasts } from '../../queries/list-choice-pasts.ts';
import { type Comparison, comparisonFor } from '../../rules/discount-truth.ts';

/** Every change is kept; a reduction is shown against the lowest price that was asked in the 30 days before it. */
export async function writePrice(
	{ db, read, now, publish }: Scope,
	{ id: variantId, productId, priceVnd: before }: LockedVariant,
	priceVnd: number,
	changedBy: string,
): Promise<Comparison | null> {
	const changedAt = await now();
	const pasts = (await listChoicePasts(read, [productId])).get(productId) ?? new Map();
	const comparison = comparisonFor(priceVnd, variantId, pasts, changedAt);
	if (before !== priceVnd)
		await recordPrices(db, [{ variantId, productId, priceVnd, comparison }], { changedAt, changedBy });
	if (priceVnd < before) await publish(db, priceLowered({ productId, variantId }));
	await dropPages(db, ['catalog', `product:${productId}`]);
	return comparison;
}
