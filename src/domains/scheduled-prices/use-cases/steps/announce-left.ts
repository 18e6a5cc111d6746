import type { ScheduledPrice } from '#src/domains/catalog/db/scheduled-price-tables.ts';
import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { applySaleJob } from '../../jobs/apply-sales.ts';

/**
 * Pages show how many units are left. Lists follow by a job, because the product is locked after the stock, which the
 * caller has not locked yet.
 */
export async function announceLeft({ db, enqueue }: Scope, prices: readonly ScheduledPrice[]): Promise<void> {
	const productIds = [...new Set(prices.map(({ productId }) => productId))];
	for (const productId of productIds) await enqueue(db, applySaleJob, { productId });
	await dropPages(
		db,
		productIds.map((productId) => `product:${productId}`),
	);
}
