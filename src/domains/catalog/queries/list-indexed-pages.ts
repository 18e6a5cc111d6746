import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type IndexedPage = { readonly kind: 'product' | 'shop' | 'category'; readonly slug: string };
type Row = IndexedPage & { readonly total: number };

/** The pages that search engines may keep, in parts of a stable order; `part` counts from 1, `total` counts all. */
export async function listIndexedPages(
	read: ReadDatabase,
	part: number,
	partSize: number,
): Promise<{ readonly pages: readonly IndexedPage[]; readonly total: number }> {
	const pages = await read.read<Row>(sql`
		select page.kind, page.slug, count(*) over ()::int as total from (
			select 'category' as kind, id, slug from categories
			union all
			select 'shop', id, slug from shops where state = 'approved'
			union all
			select 'product', product.id, product.slug from products product
			join shops shop on shop.id = product.shop_id
			where product.state = 'published' and shop.state in ('approved', 'suspended')
		) page
		order by page.kind, page.id limit ${partSize} offset ${(part - 1) * partSize}`);
	return { pages, total: pages[0]?.total ?? 0 };
}
