import { refreshDisplayPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import { listVariantPasts } from '#src/domains/catalog/index.ts';
import { comparisonFor } from '#src/domains/catalog/rules/prices/reference-price.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { dueOfProduct, forgetReductions, recordEnds, recordStart } from '../../db/scheduled-price-repository.ts';
import { scheduledPriceStarted } from '../../events.ts';

/**
 * What follows from a start or an end: reference price, lists, pages and alerts. The price itself changes by the clock.
 * The caller holds the lock of the product; a second call does nothing.
 */
export async function applyDuePrices(scope: Scope, productId: string): Promise<void> {
	const { db, read, now, publishAll } = scope;
	const at = await now();
	const due = await dueOfProduct(db, productId, at);
	const starting = due.filter(({ startedAt }) => startedAt === null);
	if (starting.length > 0) {
		const pasts = (await listVariantPasts(read, [productId])).get(productId) ?? new Map();
		for (const { id, variantId, priceVnd, startsAt } of starting) {
			// As of the start, so that the price itself is no part of its past.
			const comparison = comparisonFor(priceVnd, variantId, pasts, startsAt);
			await recordStart(db, id, at, comparison?.compareAtVnd ?? null);
		}
		await forgetReductions(
			db,
			starting.map(({ variantId }) => variantId),
		);
	}
	const ended = due.filter(({ endsAt }) => endsAt <= at);
	await recordEnds(
		db,
		ended.map(({ id }) => id),
		at,
	);
	await refreshDisplayPrices(db, [productId]);
	await publishAll(
		db,
		starting
			.filter(({ endsAt }) => endsAt > at)
			.map(({ variantId }) => scheduledPriceStarted({ productId, variantId })),
	);
	await dropPages(db, ['catalog', `product:${productId}`]);
}
