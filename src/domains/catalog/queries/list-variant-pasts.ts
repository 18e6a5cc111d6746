import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { advertisedPricesOf } from '../db/known-prices.ts';
import { productVariants } from '../db/tables.ts';
import type { VariantPast } from '../rules/prices/reference-price.ts';
import { withSales } from '../rules/prices/with-sales.ts';
import { listAvailabilityGaps } from './list-availability-gaps.ts';
import { listStartedSales } from './list-started-sales.ts';

type Row = {
	readonly productId: string;
	readonly variantId: string;
	readonly priceVnd: number;
	readonly changedAt: Date | string;
};

/** By product and variant: all prices, oldest first, and the availability gaps. */
export async function listVariantPasts(
	read: ReadDatabase,
	productIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, VariantPast>>> {
	const rows = await read.read<Row>(
		advertisedPricesOf(sql`
			select id from ${productVariants} where product_id in (
				select value::uuid from json_array_elements_text(${JSON.stringify(productIds)}::json) as named(value))`),
	);
	const away = await listAvailabilityGaps(read, productIds);
	const sales = await listStartedSales(read, productIds);
	const ofProducts = Map.groupBy(rows, ({ productId }) => productId);
	return new Map([...ofProducts].map(([productId, asked]) => [productId, pastsOf(asked, away, sales)]));
}

function pastsOf(
	rows: readonly Row[],
	away: Awaited<ReturnType<typeof listAvailabilityGaps>>,
	sales: Awaited<ReturnType<typeof listStartedSales>>,
) {
	const ofOptions = Map.groupBy(rows, ({ variantId }) => variantId);
	return new Map(
		[...ofOptions].map(([variantId, asked]) => {
			const prices = asked.map(({ priceVnd, changedAt }) => ({
				priceVnd: Number(priceVnd),
				changedAt: new Date(changedAt),
			}));
			const paid = withSales(prices, sales.get(variantId) ?? []);
			return [variantId, { prices: paid, away: away.get(variantId) ?? [] }];
		}),
	);
}
