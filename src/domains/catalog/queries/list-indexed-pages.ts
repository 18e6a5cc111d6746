import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type IndexedPage = {
	readonly kind: 'product' | 'shop' | 'category';
	readonly slug: string;
	/** Unknown for categories. */
	readonly changedAt: Date | null;
};
type Row = Omit<IndexedPage, 'changedAt'> & { readonly changedMs: number | null };

/** The pages that search engines may keep. */
const PAGES = sql`(
	select 'category' as kind, id, slug, null::timestamptz as changed_at from categories
	union all
	select 'shop', id, slug, updated_at from shops where state = 'approved'
	union all
	select 'product', product.id, product.slug, product.updated_at from products product
	join shops shop on shop.id = product.shop_id
	where product.state = 'published' and shop.state in ('approved', 'suspended')
) page`;
const asMs = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8`;
const asDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** One part of them in a stable order; `part` counts from 1. */
export async function listIndexedPages(
	read: ReadDatabase,
	part: number,
	partSize: number,
): Promise<readonly IndexedPage[]> {
	const rows = await read.read<Row>(sql`
		select page.kind, page.slug, ${asMs(sql`page.changed_at`)} as "changedMs" from ${PAGES}
		order by page.kind, page.id limit ${partSize} offset ${(part - 1) * partSize}`);
	return rows.map(({ kind, slug, changedMs }) => ({ kind, slug, changedAt: asDate(changedMs) }));
}

/** Every part that they fill, from the first on, with the last change of a page in it. */
export async function listIndexedParts(read: ReadDatabase, partSize: number): Promise<readonly (Date | null)[]> {
	const rows = await read.read<{ changedMs: number | null }>(sql`
		select ${asMs(sql`max(numbered.changed_at)`)} as "changedMs" from (
			select page.changed_at, (row_number() over (order by page.kind, page.id) - 1) / ${partSize}::int as part
			from ${PAGES}
		) numbered
		group by numbered.part order by numbered.part`);
	return rows.map(({ changedMs }) => asDate(changedMs));
}
