import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CategoryLink } from '../contract/product.ts';

export type CategoryPage =
	| { readonly kind: 'category'; readonly category: CategoryLink; readonly parent: CategoryLink | null }
	| { readonly kind: 'moved'; readonly slug: string }
	| { readonly kind: 'absent' };

type Row = CategoryLink & {
	readonly parentId: string | null;
	readonly parentSlug: string;
	readonly parentName: string;
	readonly parentIcon: string;
};

export async function findCategoryPage(read: ReadDatabase, slug: string): Promise<CategoryPage> {
	const [row] = await read.read<Row>(sql`
		select category.id, category.slug, category.name, category.icon, parent.id as "parentId",
			parent.slug as "parentSlug", parent.name as "parentName", parent.icon as "parentIcon"
		from category_slugs join categories category on category.id = category_slugs.category_id
		left join categories parent on parent.id = category.parent_id
		where category_slugs.slug = ${slug}`);
	if (!row) return { kind: 'absent' };
	if (row.slug !== slug) return { kind: 'moved', slug: row.slug };
	const { parentId, parentSlug, parentName, parentIcon, ...category } = row;
	const parent = parentId ? { id: parentId, slug: parentSlug, name: parentName, icon: parentIcon } : null;
	return { kind: 'category', category, parent };
}
