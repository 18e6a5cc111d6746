import { type SQL, sql } from 'drizzle-orm';
import { shopPastHolidays, shopSuspensions, shops } from '#src/domains/vendors/db/tables.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import { productAwaySpans } from '../db/away-tables.ts';
import { products } from '../db/tables.ts';
import type { AwaySpan } from '../rules/discount-truth.ts';

const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Asia/Ho_Chi_Minh'`;

/** By product, when nobody could buy it although it had been shown: itself put aside or sold out, or its shop closed. */
export async function listAwaySpans(
	read: ReadDatabase,
	productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AwaySpan[]>> {
	if (productIds.length === 0) return new Map();
	const rows = await read.read<{ productId: string; from: Date | string; to: Date | string | null }>(sql`
		with goods as (select id, shop_id from ${products} where id in ${idList(productIds)})
		select goods.id as "productId", away_from as "from", back_at as "to"
			from goods join ${productAwaySpans} on product_id = goods.id
		union all select goods.id, suspended_at, ended_at
			from goods join ${shopSuspensions} suspension on suspension.shop_id = goods.shop_id
		union all select goods.id, ${midnight(sql`closed_from`)}, ${midnight(sql`closed_to + 1`)} from goods join (
				select id, closed_from, closed_to from ${shops} where closed_from is not null
				union all select shop_id, closed_from, closed_to from ${shopPastHolidays}
			) holiday on holiday.id = goods.shop_id`);
	const spans = rows.map(({ productId, from, to }) => {
		return { productId, from: new Date(from), to: to === null ? null : new Date(to) };
	});
	return Map.groupBy(spans, ({ productId }) => productId);
}
