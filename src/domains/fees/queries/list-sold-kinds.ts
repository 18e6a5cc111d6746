import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { SoldKind } from '../rules/higher-rates.ts';

export type SellingShop = { readonly shopId: string; readonly sold: readonly SoldKind[] };

export async function listSoldKinds(
	read: ReadDatabase,
	{
		after,
		most,
		namedIds,
	}: { readonly after: string | null; readonly most: number; readonly namedIds: readonly string[] },
): Promise<readonly SellingShop[]> {
	const named = namedIds.length === 0 ? sql`false` : sql`product.id in ${idList(namedIds)}`;
	return read.read<SellingShop>(sql`
		select shop.id as "shopId", coalesce((
			select json_agg(json_build_object('productId', kind.product_id, 'categoryId', kind.category_id, 'name', kind.name))
			from (
				select '' as product_id, category.id as category_id, category.name from categories category
				where category.level = 2 and exists (select from products product where product.shop_id = shop.id
					and product.category_id = category.id and product.state in ('published', 'hidden', 'pending'))
				union all
				select product.id::text, product.category_id, product.name from products product
				where product.shop_id = shop.id and product.state in ('published', 'hidden', 'pending') and ${named}
			) kind
		), '[]') as sold
		from shops shop where shop.state in ('approved', 'suspended') and 'goods' = any (shop.capabilities)
			${after === null ? sql`` : sql`and shop.id > ${after}`}
		order by shop.id limit ${most}`);
}
