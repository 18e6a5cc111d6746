import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import { categoryCounts } from './tables.ts';

/** Writes only changed counts. */
export async function recordCategoryCounts(tx: Transaction): Promise<void> {
	await tx.execute(sql`
		with counted as materialized (
			select shop_id, category_id, count(*)::int as products, sum(sold_count)::bigint as sold
			from products where state = 'published' group by 1, 2
		), emptied as (
			delete from ${categoryCounts} kept where not exists (
				select from counted where counted.shop_id = kept.shop_id and counted.category_id = kept.category_id)
		)
		insert into ${categoryCounts} as kept (shop_id, category_id, products, sold) select * from counted
		on conflict (shop_id, category_id) do update set products = excluded.products, sold = excluded.sold
		where (kept.products, kept.sold) <> (excluded.products, excluded.sold)`);
}
