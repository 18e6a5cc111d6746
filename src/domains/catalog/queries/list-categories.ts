import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CategoryBranch, CategoryLink } from '../contract.ts';

type Row = CategoryLink & { readonly parentId: string | null; readonly productCount: number };

/** The whole tree in its order, with how much each shelf holds; a first-level count is the sum of its children. */
export async function listCategories(read: ReadDatabase): Promise<readonly CategoryBranch[]> {
	const rows = await read.read<Row>(sql`
		select category.id, category.parent_id as "parentId", category.slug, category.name, category.icon,
			coalesce(shelf.filled, 0)::int as "productCount"
		from categories category
		left join (
			select product.category_id, count(*) as filled from products product join shops shop on shop.id = product.shop_id
			where product.state = 'published' and shop.state in ('approved', 'suspended') group by 1
		) shelf on shelf.category_id = category.id
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
