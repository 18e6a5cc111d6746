import { type SQL, sql } from 'drizzle-orm';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { FIRST_ID } from '../db/sitemap-repository.ts';
import { sitemapParts } from '../db/tables.ts';

export type IndexedPage = {
	readonly kind: 'product' | 'shop' | 'category';
	readonly slug: string;
	readonly changedAt: Date | null;
};
type Row = Omit<IndexedPage, 'changedAt'> & { readonly changedMs: number | null };

/** The sitemap protocol's limit per file; only products newer than the last count of the parts can approach it. */
const PART_MAX = 50_000;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const asMs = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float8 as "changedMs"`;
const asDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Before the first count one part contains all products, and new products always belong to the last part. */
const PRODUCT_PARTS = sql`(
	select first_id, max(changed_at) as changed_at
	from (select first_id, changed_at from ${sitemapParts} union all select ${FIRST_ID}::uuid, null) kept
	group by first_id
)`;

/**
 * Returns indexable pages: part 1 contains categories and shops, later parts products by id. Null when the part does
 * not exist.
 */
export async function listIndexedPages(read: ReadDatabase, part: number): Promise<readonly IndexedPage[] | null> {
	if (part === 1) return listPlaces(read);
	const [bounds] = await read.read<{ firstId: string; nextId: string }>(sql`
		select first_id as "firstId", coalesce(next_id, ${LAST_ID}::uuid) as "nextId" from (
			select first_id, lead(first_id) over (order by first_id) as next_id from ${PRODUCT_PARTS} part
		) bounded order by first_id limit 1 offset ${part - 2}`);
	if (!bounds) return null;
	const rows = await read.read<Row>(sql`
		select 'product' as kind, product.slug, ${asMs(sql`product.updated_at`)}
		from products product join shops shop on shop.id = product.shop_id
		where product.id >= ${bounds.firstId} and product.id < ${bounds.nextId}
			and product.state = 'published' and ${SHOP_IS_SHOWN}
		order by product.id limit ${PART_MAX}`);
	return rows.map(pageOf);
}

async function listPlaces(read: ReadDatabase): Promise<readonly IndexedPage[]> {
	const rows = await read.read<Row>(sql`
		select page.kind, page.slug, ${asMs(sql`page.changed_at`)} from (
			select 'category' as kind, id, slug, null::timestamptz as changed_at from categories
			union all
			select 'shop', id, slug, updated_at from shops where state = 'approved'
		) page
		order by page.kind, page.id limit ${PART_MAX}`);
	return rows.map(pageOf);
}

const pageOf = ({ kind, slug, changedMs }: Row): IndexedPage => ({ kind, slug, changedAt: asDate(changedMs) });

export async function listIndexedParts(read: ReadDatabase): Promise<readonly (Date | null)[]> {
	const rows = await read.read<{ changedMs: number | null }>(sql`
		select ${asMs(sql`changed_at`)} from (
			select null::uuid as first_id, max(updated_at) as changed_at from shops where state = 'approved'
			union all
			select first_id, changed_at from ${PRODUCT_PARTS} part
		) part order by first_id nulls first`);
	return rows.map(({ changedMs }) => asDate(changedMs));
}
