import { sql } from 'drizzle-orm';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export async function findProductId(read: ReadDatabase, slug: string): Promise<string | null> {
	const [row] = await read.read<{ id: string }>(sql`
		select product.id from product_slugs
		join products product on product.id = product_slugs.product_id join shops shop on shop.id = product.shop_id
		where product_slugs.slug = ${slug} and ${PRODUCT_HAS_PAGE}
			and ${SHOP_IS_SHOWN}`);
	return row?.id ?? null;
}
