import { type SQL, sql } from 'drizzle-orm';
import { isForeignKeyViolation, isUniqueViolation, type Transaction } from '#src/platform/db/index.ts';

/** In an order that satisfies the foreign keys when the rows are inserted again. */
export type DeletedRows = readonly { readonly of: string; readonly rows: readonly unknown[] }[];

const PRODUCTS = 'products';
const IN_SECTIONS = 'shop_section_products';
const BY_PRODUCT = [
	'product_slugs',
	'product_variants',
	'product_pictures',
	'product_attributes',
	IN_SECTIONS,
	'product_drafts',
] as const;
const BY_VARIANT = ['stock_items', 'price_history', 'variant_away_spans'] as const;
/** Generated columns. */
const DERIVED = sql`array['name_folded', 'name_toned', 'search_words', 'choice_code']`;

/** Deletes a product that was never published; returns null and changes nothing when another row references it. */
export async function removeProducts(tx: Transaction, productId: string): Promise<DeletedRows | null> {
	try {
		return await tx.transaction((within) => remove(within, productId));
	} catch (problem) {
		if (isForeignKeyViolation(problem)) return null;
		throw problem;
	}
}

async function remove(tx: Transaction, productId: string): Promise<DeletedRows> {
	// The lock makes a concurrent transaction that references the product wait.
	await tx.execute(sql`select from products where id = ${productId} for update`);
	const variants = sql`(select id from product_variants where product_id = ${productId})`;
	const tables = [
		{ of: PRODUCTS, which: sql`id = ${productId}` },
		...BY_PRODUCT.map((of) => ({ of, which: sql`product_id = ${productId}` })),
		...BY_VARIANT.map((of) => ({ of, which: sql`variant_id in ${variants}` })),
	];
	// One statement, because foreign keys are checked at its end.
	const gone = tables.map(({ of, which }) => {
		const table = sql.identifier(of);
		return sql`${sql.identifier(`gone_${of}`)} as (delete from ${table} where ${which}
			returning to_jsonb(${table}.*) - ${DERIVED} as row)`;
	});
	const stored = tables.map(
		({ of }) => sql`jsonb_build_object('of', ${of}::text,
			'rows', coalesce((select jsonb_agg(row) from ${sql.identifier(`gone_${of}`)}), '[]'))`,
	);
	const { rows } = await tx.execute<{ gone: DeletedRows }>(
		sql`with ${sql.join(gone, sql`, `)} select jsonb_build_array(${sql.join(stored, sql`, `)}) as gone`,
	);
	return rows[0]?.gone ?? [];
}

/** Returns false and changes nothing when an SKU or slug has been taken since. */
export async function restoreProducts(tx: Transaction, gone: DeletedRows): Promise<boolean> {
	try {
		await tx.transaction(async (within) => {
			const stored = await withoutLostPlaces(within, gone);
			await within.execute(sql`select put_rows_back(${JSON.stringify(stored)}::jsonb)`);
		});
		return true;
	} catch (problem) {
		if (isUniqueViolation(problem) || isForeignKeyViolation(problem)) return false;
		throw problem;
	}
}

/** Clears references to a section or shipping profile that was deleted since. */
async function withoutLostPlaces(tx: Transaction, gone: DeletedRows): Promise<DeletedRows> {
	const { rows } = await tx.execute<{ kept: DeletedRows }>(sql`
		select jsonb_agg(case part ->> 'of'
			when ${IN_SECTIONS} then jsonb_set(part, '{rows}', coalesce((select jsonb_agg(row) from jsonb_array_elements(part -> 'rows') row
				where exists (select from shop_sections where id = (row ->> 'section_id')::uuid for key share)), '[]'))
			when ${PRODUCTS} then jsonb_set(part, '{rows}', (select jsonb_agg(case when exists (select from shipping_profiles
				where id = (row ->> 'shipping_profile_id')::uuid for key share) then row
				else jsonb_set(row, '{shipping_profile_id}', 'null') end) from jsonb_array_elements(part -> 'rows') row))
			else part end order by place) as kept
		from jsonb_array_elements(${JSON.stringify(gone)}::jsonb) with ordinality as parts(part, place)`);
	return rows[0]?.kept ?? [];
}

/** SQL condition on `product`: another row of this domain references it. */
export const IS_REFERENCED: SQL = sql`(
	exists (select from listing_checks looked where looked.product_id = product.id)
	or exists (select from product_changes asked where asked.product_id = product.id)
	or exists (select from stock_reservations held join product_variants variant on variant.id = held.variant_id
		where variant.product_id = product.id))`;
