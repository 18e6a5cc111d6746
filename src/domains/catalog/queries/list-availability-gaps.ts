import { type SQL, sql } from 'drizzle-orm';
import { shopPastHolidays, shopSuspensions, shops } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { productAvailabilityGaps, variantAvailabilityGaps } from '../db/availability-tables.ts';
import { products, productVariants } from '../db/tables.ts';
import type { AvailabilityGap } from '../rules/prices/reference-price.ts';

const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Asia/Ho_Chi_Minh'`;

/**
 * Periods in which a variant was unavailable: before its publication, while product or shop were closed, while it
 * was off or below the minimum quantity.
 */
export async function listAvailabilityGaps(
	read: ReadDatabase,
	productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AvailabilityGap[]>> {
	if (productIds.length === 0) return new Map();
	const rows = await read.read<{ variantId: string; from: Date | string; to: Date | string | null }>(sql`
		with goods as (
			select id, shop_id, published_at from ${products} where id in (
				select value::uuid from json_array_elements_text(${JSON.stringify(productIds)}::json) as named(value))
		), away as (
			select id, 'epoch'::timestamptz as "from", published_at as "to" from goods
			union all select goods.id, away_from, back_at from goods join ${productAvailabilityGaps} on product_id = goods.id
			union all select goods.id, suspended_at, ended_at
				from goods join ${shopSuspensions} suspension on suspension.shop_id = goods.shop_id
			union all select goods.id, ${midnight(sql`closed_from`)}, ${midnight(sql`closed_to + 1`)} from goods join (
					select id, closed_from, closed_to from ${shops} where closed_from is not null
					union all select shop_id, closed_from, closed_to from ${shopPastHolidays}
				) holiday on holiday.id = goods.shop_id
		), choice as (select variant.id, product_id from goods join ${productVariants} variant on product_id = goods.id)
		select choice.id as "variantId", away."from", away."to" from choice join away on away.id = choice.product_id
		union all select variant_id, away_from, back_at from choice join ${variantAvailabilityGaps} on variant_id = choice.id`);
	const spans = rows.map(({ variantId, from, to }) => {
		return { variantId, from: new Date(from), to: to === null ? null : new Date(to) };
	});
	return Map.groupBy(spans, ({ variantId }) => variantId);
}
