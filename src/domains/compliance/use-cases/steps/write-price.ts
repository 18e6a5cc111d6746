import { recordPrices } from '#src/domains/catalog/db/product-batch-repository.ts';
import type { LockedVariant } from '#src/domains/catalog/db/product-repository.ts';
import { listVariantPasts } from '#src/domains/catalog/index.ts';
import { type Comparison, comparisonFor } from '#src/domains/catalog/rules/prices/reference-price.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { priceLowered } from '../../events.ts';

export type NewPrice = {
	readonly variantId: string;
	readonly productId: string;
	readonly beforeVnd: number;
	readonly priceVnd: number;
	/** True for products that are not published: no notice of a lower price is sent. */
	readonly isUnpublished?: boolean;
};
export type ComparedPrice = NewPrice & { readonly comparison: Comparison | null };

export async function writePrice(
	scope: Scope,
	{ id: variantId, productId, priceVnd: beforeVnd }: LockedVariant,
	priceVnd: number,
	changedBy: string,
): Promise<Comparison | null> {
	const [written] = await writePrices(scope, [{ variantId, productId, beforeVnd, priceVnd }], changedBy);
	return written?.comparison ?? null;
}

/**
 * The caller holds the locks of the products. A reduction is compared with the lowest price that buyers could pay in
 * the 30 days before.
 */
export async function writePrices(
	scope: Scope,
	prices: readonly NewPrice[],
	changedBy: string,
): Promise<readonly ComparedPrice[]> {
	if (prices.length === 0) return [];
	const pasts = await listVariantPasts(scope.read, [...new Set(prices.map(({ productId }) => productId))]);
	const now = await scope.now();
	const compared = prices.map((price) => ({
		...price,
		comparison: comparisonFor(price.priceVnd, price.variantId, pasts.get(price.productId) ?? new Map(), now),
	}));
	await writeCompared(scope, compared, changedBy);
	return compared;
}

/** Takes the reductions as given instead of computing them. */
export async function writeCompared(
	{ db, now, publishAll }: Scope,
	prices: readonly ComparedPrice[],
	changedBy: string,
): Promise<void> {
	if (prices.length === 0) return;
	const changedAt = await now();
	const changed = prices.filter(({ beforeVnd, priceVnd }) => beforeVnd !== priceVnd);
	await recordPrices(
		db,
		changed.map(({ beforeVnd: _before, isUnpublished: _unseen, ...price }) => price),
		{ changedAt, changedBy },
	);
	const lowered = prices.filter(({ beforeVnd, priceVnd, isUnpublished }) => !isUnpublished && priceVnd < beforeVnd);
	await publishAll(
		db,
		lowered.map(({ productId, variantId }) => priceLowered({ productId, variantId })),
	);
	await dropPages(db, ['catalog', ...new Set(prices.map(({ productId }) => `product:${productId}`))]);
}
