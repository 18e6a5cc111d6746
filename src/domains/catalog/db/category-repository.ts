import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { categories } from './tables.ts';

export type CategoryRow = Omit<typeof categories.$inferInsert, 'parentId'> & { readonly parentSlug: string | null };

export async function findCategory(read: ReadDatabase, id: string): Promise<{ name: string; level: 1 | 2 } | null> {
	const [row] = await read
		.select({ name: categories.name, level: categories.level })
		.from(categories)
		.where(eq(categories.id, id));
	return row ?? null;
}

/** Adds only missing slugs, so that renames and moves by operators stay. */
export async function addMissingCategories(tx: Transaction, rows: readonly CategoryRow[]): Promise<number> {
	const inserted = await tx.execute(sql`
		with added as (
			insert into categories (id, parent_id, level, slug, name, name_folded, icon, position, licence)
			select "id", (select id from categories where slug = "parentSlug"), "level", "slug", "name", "nameFolded",
				"icon", "position", "licence"
			from json_to_recordset(${JSON.stringify(rows)}::json) as row(
				"id" uuid, "parentSlug" text, "level" int, "slug" text, "name" text, "nameFolded" text, "icon" text,
				"position" int, "licence" text)
			where not exists (select from category_slugs where category_slugs.slug = row."slug")
			returning id, slug
		)
		insert into category_slugs (slug, category_id) select slug, id from added`);
	return inserted.rowCount ?? 0;
}
