import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { pricesOfMany } from '../../db/product-batch-repository.ts';
import { type LockedVariant, recordPrice } from '../../db/product-repository.ts';
import { priceLowered } from '../../events.ts';
import { listAwaySpans } from '../../queries/list-away-spans.ts';
import { type Comparison, comparisonFor } from '../../rules/discount-truth.ts';

/** Every change is kept; a reduction is shown against the lowest price of the 30 days before it. */
export async function writePrice(
	{ db, read, now, publish }: Scope,
	variant: LockedVariant,
	priceVnd: number,
	changedBy: string,
): Promise<Comparison | null> {
	const changedAt = await now();
	const asked = (await pricesOfMany(read, [variant.id])).get(variant.id) ?? [];
	const away = (await listAwaySpans(read, [variant.productId])).get(variant.productId) ?? [];
	const comparison = comparisonFor(priceVnd, asked, away, changedAt);
	if (variant.priceVnd !== priceVnd) await recordPrice(db, variant, priceVnd, comparison, { changedAt, changedBy });
	if (priceVnd < variant.priceVnd)
		await publish(db, priceLowered({ productId: variant.productId, variantId: variant.id }));
	await dropPages(db, ['catalog', `product:${variant.productId}`]);
	return comparison;
}
