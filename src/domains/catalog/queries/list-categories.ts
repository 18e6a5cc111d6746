import { sql } from 'drizzle-orm';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CategoryBranch, CategoryLink } from '../contract/product.ts';

type Row = CategoryLink & { readonly parentId: string | null; readonly productCount: number };

/** Smaller counts are calculated per request, larger ones come from the count of every minute. */
const COUNTED_AT_ONCE = 100;

export async function listCategories(read: ReadDatabase): Promise<readonly CategoryBranch[]> {
	const rows = await read.read<Row>(sql`
		select category.id, category.parent_id as "parentId", category.slug, category.name, category.icon,
			case when here.filled < ${COUNTED_AT_ONCE} then here.filled else greatest(here.filled, kept.filled) end
				as "productCount"
		from categories category
		cross join lateral (
			select count(*)::int as filled from (
				select from products product join shops shop on shop.id = product.shop_id
				where product.category_id = category.id and product.state = 'published'
					and ${SHOP_IS_SHOWN}
				limit ${COUNTED_AT_ONCE}
			) product
		) here
		left join (
			select counted.category_id, sum(counted.products)::int as filled
			from shelf_counts counted join shops shop on shop.id = counted.shop_id
			where ${SHOP_IS_SHOWN} group by 1
		) kept on kept.category_id = category.id
		order by category.level, category.position`);
	return rows
		.filter(({ parentId }) => parentId === null)
		.map(({ parentId: _none, ...parent }) => {
			const children = rows
				.filter(({ parentId }) => parentId === parent.id)
				.map(({ parentId: _parent, ...child }) => child);
			const productCount = children.reduce((sum, child) => sum + child.productCount, 0);
			return { ...parent, productCount, children };
		});
}
