import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import type { SectionProduct, SectionProductPage, SectionProductsInput } from '../contract/sections.ts';

export async function ownProductPage(
	own: ReadDatabase,
	shopId: string,
	{ q, limit, cursor }: Omit<SectionProductsInput, 'sectionId'>,
	isIn: SQL,
): Promise<SectionProductPage> {
	const before = idOfCursor(cursor);
	const words = foldVietnamese(q ?? '').trim();
	const rows = await own.read<SectionProduct>(sql`
		select product.id, product.name, picture.hash as "pictureHash", product.state = 'published' as "isShown",
			${isIn} as "isIn"
		from products product
		left join product_pictures shown on shown.product_id = product.id and shown.position = 0
		left join pictures picture on picture.id = shown.picture_id
		where product.shop_id = ${shopId} and product.state in ('published', 'hidden', 'pending', 'draft')
			${words === '' ? sql`` : sql`and position(${words} in product.search_text) > 0`}
			${before === null ? sql`` : sql`and product.id < ${before}`}
		order by product.id desc limit ${limit + 1}`);
	const items = rows.slice(0, limit);
	const last = rows.length > limit ? items.at(-1) : undefined;
	return { items, nextCursor: last ? encodeCursor([last.id]) : null };
}
