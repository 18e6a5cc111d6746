import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import { sitemapParts } from './tables.ts';

export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Counts hidden products too, so that a part never exceeds `partSize` when one is published again. */
export async function recordSitemapParts(tx: Transaction, partSize: number): Promise<void> {
	await tx.execute(sql`
		with numbered as (
			select product.id, product.updated_at, product.state = 'published' and shop.state in ('approved', 'suspended')
				as is_shown, (row_number() over (order by product.id) - 1) / ${partSize}::int as part
			from products product join shops shop on shop.id = product.shop_id
		), counted as materialized (
			select case when part = 0 then ${FIRST_ID}::uuid else (array_agg(id order by id))[1] end as first_id,
				max(updated_at) filter (where is_shown) as changed_at
			from numbered group by part
		), left_over as (
			delete from ${sitemapParts} kept where not exists (
				select from counted where counted.first_id = kept.first_id)
		)
		insert into ${sitemapParts} as kept (first_id, changed_at) select first_id, changed_at from counted
		on conflict (first_id) do update set changed_at = excluded.changed_at
		where kept.changed_at is distinct from excluded.changed_at`);
}
