import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';

type Seen = { readonly slug: string; readonly views: number };

/** Writes rows ordered by product, so that concurrent processes do not deadlock. */
export async function addViews(tx: Transaction, day: string, seen: readonly Seen[]): Promise<void> {
	await tx.execute(sql`
		insert into product_views (shop_id, day, product_id, views)
		select product.shop_id, ${day}::date, product.id, seen.views
		from json_to_recordset(${JSON.stringify(seen)}::json) as seen("slug" text, "views" int)
		join products product on product.slug = seen.slug and product.state = 'published'
		order by product.id
		on conflict (shop_id, day, product_id) do update set views = product_views.views + excluded.views`);
}
