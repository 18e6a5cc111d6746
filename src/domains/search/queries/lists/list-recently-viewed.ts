import { sql } from 'drizzle-orm';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import { isId } from '#src/shared/ids.ts';
import type { SeenProducts, SeenProductsInput } from '../../contract/lists.ts';
import { CARD_JOINS } from './product-list.ts';

export async function listRecentlyViewed(read: ReadDatabase, { ids }: SeenProductsInput): Promise<SeenProducts> {
	const asked = [...new Set(ids.split(','))].filter(isId);
	if (asked.length === 0) return { items: [] };
	const rows = await read.read<SeenProducts['items'][number]>(sql`
		select product.id, product.slug, product.name, coalesce(pictures.hash, '') as hash,
			case when product.state = 'published' then product.price_from_vnd end as "priceVnd",
			product.price_to_vnd > product.price_from_vnd as "isFrom"
		from products product ${CARD_JOINS}
		where product.id in ${idList(asked)} and ${PRODUCT_HAS_PAGE} and ${SHOP_IS_SHOWN}`);
	const byId = new Map(rows.map((row) => [row.id, row]));
	return { items: asked.flatMap((id) => byId.get(id) ?? []) };
}
