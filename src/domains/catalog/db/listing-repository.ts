import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';

/**
 * Runs `write` on the locked products and stores a snapshot of facts and pictures that it changed; a trigger does
 * the same for texts.
 */
export async function snapshotListings(
	tx: Transaction,
	productIds: readonly string[],
	write: () => Promise<void>,
): Promise<void> {
	const { rows: before } = await tx.execute<{ id: string; facts: string; pictures: string[] }>(sql`
		select id, listing_facts(id)::text as facts, listing_pictures(id) as pictures from products
		where id = any(${sql.param([...productIds])}::uuid[]) and published_at is not null`);
	await write();
	if (before.length === 0) return;
	await tx.execute(sql`
		insert into product_past_listings (product_id, until, name, brand, description, facts, picture_hashes)
		select product.id, app_now(), product.name, product.brand, product.description, was.facts::jsonb, was.pictures
		from json_to_recordset(${JSON.stringify(before)}::json) as was(id uuid, facts text, pictures text[])
		join products product on product.id = was.id
		where (was.facts::jsonb, was.pictures) is distinct from (listing_facts(was.id), listing_pictures(was.id))
		on conflict do nothing`);
}
