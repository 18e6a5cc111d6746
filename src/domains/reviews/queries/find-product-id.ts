import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** By its address, old ones too, while its page is shown. */
export async function findProductId(read: ReadDatabase, slug: string): Promise<string | null> {
	const [row] = await read.read<{ id: string }>(sql`
		select product.id from product_slugs
		join products product on product.id = product_slugs.product_id join shops shop on shop.id = product.shop_id
		where product_slugs.slug = ${slug} and product.state in ('published', 'discontinued')
			and shop.state in ('approved', 'suspended')`);
	return row?.id ?? null;
}
