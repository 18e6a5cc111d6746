import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { scheduledPrices } from '../db/scheduled-price-tables.ts';
import type { PricedWindow } from '../rules/prices/with-sales.ts';

/** By variant: the windows of scheduled prices that have started. */
export async function listStartedSales(
	read: ReadDatabase,
	productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PricedWindow[]>> {
	if (productIds.length === 0) return new Map();
	const rows = await read.read<{ variantId: string; priceVnd: number; from: Date | string; to: Date | string }>(sql`
		select variant_id as "variantId", price_vnd as "priceVnd", starts_at as "from", ends_at as "to"
		from ${scheduledPrices} where cancelled_at is null and starts_at <= app_now() and product_id in (
			select value::uuid from json_array_elements_text(${JSON.stringify(productIds)}::json) as named(value))`);
	const sales = rows.map(({ variantId, priceVnd, from, to }) => ({
		variantId,
		priceVnd: Number(priceVnd),
		from: new Date(from),
		to: new Date(to),
	}));
	return Map.groupBy(sales, ({ variantId }) => variantId);
}
