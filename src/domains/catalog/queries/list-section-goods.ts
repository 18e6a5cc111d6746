import { sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { type CatalogRefusal, refuse } from '../contract.ts';
import type { SectionGood, SectionGoodPage, SectionGoodsInput } from '../contract-lists.ts';

/** The shop's own goods, the newest first, each with whether it stands in this section; `q` is part of a name. Not from a replica. */
export async function listSectionGoods(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ sectionId, q, limit, cursor }: SectionGoodsInput,
): Promise<Result<SectionGoodPage, Failure<CatalogRefusal>>> {
	const own = fresh;
	const sections = await own.read(sql`select from shop_sections where id = ${sectionId} and shop_id = ${actor.shopId}`);
	if (sections.length === 0) return refuse('catalog.not_found');
	const before = idOfCursor(cursor);
	const words = foldVietnamese(q ?? '').trim();
	const rows = await own.read<SectionGood>(sql`
		select product.id, product.name, picture.hash as "pictureHash", product.state = 'published' as "isShown",
			exists (
				select from shop_section_products put where put.product_id = product.id and put.section_id = ${sectionId}
			) as "isIn"
		from products product
		left join product_pictures shown on shown.product_id = product.id and shown.position = 0
		left join pictures picture on picture.id = shown.picture_id
		where product.shop_id = ${actor.shopId} and product.state in ('published', 'hidden', 'pending', 'draft')
			${words === '' ? sql`` : sql`and position(${words} in product.search_text) > 0`}
			${before === null ? sql`` : sql`and product.id < ${before}`}
		order by product.id desc limit ${limit + 1}`);
	const items = rows.slice(0, limit);
	const last = rows.length > limit ? items.at(-1) : undefined;
	return ok({ items, nextCursor: last ? encodeCursor([last.id]) : null });
}
