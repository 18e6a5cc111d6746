import { sql } from 'drizzle-orm';
import type { RequestedChange, ShownPicture } from '#src/domains/catalog/contract/requested-changes.ts';
import type { KeyedProduct, ProductAttributeRow } from '#src/domains/catalog/db/attribute-repository.ts';
import { KEYED_PRODUCT_COLUMNS } from '#src/domains/catalog/db/attribute-repository.ts';
import { refreshDisplayPrices } from '#src/domains/catalog/db/display-price-repository.ts';
import { snapshotListings } from '#src/domains/catalog/db/listing-repository.ts';
import {
	productAttributes,
	productPictures,
	productSlugs,
	shopSectionProducts,
} from '#src/domains/catalog/db/tables.ts';
import { productChanges } from '#src/domains/compliance/db/tables.ts';
import { insertRows, type Transaction } from '#src/platform/db/index.ts';
import type { VariantSize } from '../rules/import-known.ts';

/** The products must be locked. */
const listed = (ids: readonly string[]) =>
	sql`(select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) as named(value))`;

export type EditedProduct = {
	readonly id: string;
	readonly categoryId: string;
	readonly name: string;
	readonly brand: string;
	readonly description: string;
	readonly searchText: string;
	readonly prepDays: number;
	readonly quantityMin: number;
	readonly quantityStep: number;
	readonly quantityMax: number;
};

/** A new minimum quantity may change the availability. */
export async function recordEdited(tx: Transaction, rows: readonly EditedProduct[], at: Date): Promise<void> {
	await tx.execute(sql`
		update products set category_id = row."categoryId", name = row.name, brand = row.brand,
			description = row.description, search_text = row."searchText", prep_days = row."prepDays",
			quantity_min = row."quantityMin", quantity_step = row."quantityStep", quantity_max = row."quantityMax",
			version = version + 1, updated_at = ${at.toISOString()}::timestamptz
		from json_to_recordset(${JSON.stringify(rows)}::json) as row(id uuid, "categoryId" uuid, name text, brand text,
			description text, "searchText" text, "prepDays" int, "quantityMin" int, "quantityStep" int, "quantityMax" int)
		where products.id = row.id`);
	await refreshDisplayPrices(
		tx,
		rows.map(({ id }) => id),
	);
}

/** Earlier slugs keep redirecting to the product. */
export async function recordSlugs(
	tx: Transaction,
	rows: readonly { readonly slug: string; readonly productId: string }[],
): Promise<void> {
	if (rows.length === 0) return;
	await tx.execute(insertRows(productSlugs, rows));
	await tx.execute(sql`
		update products set slug = row.slug
		from json_to_recordset(${JSON.stringify(rows)}::json) as row(slug text, "productId" uuid)
		where products.id = row."productId"`);
}

export async function optionValuesOfMany(
	tx: Transaction,
	ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	const { rows } = await tx.execute<{ id: string; values: string[] }>(sql`
		select variant.product_id as id, array_agg(distinct value order by value) as values
		from product_variants variant, unnest(variant.option_values) value
		where variant.product_id in ${listed(ids)} and variant.is_on_sale group by 1`);
	return new Map(rows.map(({ id, values }) => [id, values]));
}

export async function replaceAttributes(
	tx: Transaction,
	ids: readonly string[],
	rows: readonly ProductAttributeRow[],
): Promise<void> {
	if (ids.length === 0) return;
	await snapshotListings(tx, ids, async () => {
		await tx.execute(sql`delete from product_attributes where product_id in ${listed(ids)}`);
		if (rows.length > 0) await tx.execute(insertRows(productAttributes, rows));
	});
}

export async function keyedProducts(tx: Transaction, ids: readonly string[]): Promise<readonly KeyedProduct[]> {
	const { rows } = await tx.execute<KeyedProduct>(sql`
		select ${KEYED_PRODUCT_COLUMNS} from products product where product.id in ${listed(ids)}`);
	return rows;
}

export async function replaceSections(
	tx: Transaction,
	ids: readonly string[],
	rows: readonly { readonly sectionId: string; readonly productId: string }[],
): Promise<void> {
	if (ids.length === 0) return;
	await tx.execute(sql`delete from shop_section_products where product_id in ${listed(ids)}`);
	if (rows.length > 0) await tx.execute(insertRows(shopSectionProducts, rows));
}

export async function shownPictures(
	tx: Transaction,
	ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownPicture[]>> {
	const { rows } = await tx.execute<ShownPicture & { productId: string }>(sql`
		select product_id as "productId", picture_id as "pictureId", variant_id as "variantId", alt
		from product_pictures where product_id in ${listed(ids)} order by product_id, position`);
	return Map.groupBy(rows, ({ productId }) => productId);
}

export async function replaceManyPictures(
	tx: Transaction,
	shown: ReadonlyMap<string, readonly ShownPicture[]>,
): Promise<void> {
	if (shown.size === 0) return;
	const ids = [...shown.keys()];
	const rows = [...shown].flatMap(([productId, pictures]) =>
		pictures.map(({ pictureId, variantId, alt }, position) => ({ productId, position, pictureId, variantId, alt })),
	);
	await snapshotListings(tx, ids, async () => {
		await tx.execute(sql`delete from product_pictures where product_id in ${listed(ids)}`);
		if (rows.length > 0) await tx.execute(insertRows(productPictures, rows));
	});
}

export type ChangeOnRecord = {
	readonly id: string;
	readonly productId: string;
	readonly change: RequestedChange;
	readonly waits: boolean;
};

/** Changes of published products are stored permanently; waiting ones need a decision. */
export async function insertChanges(
	tx: Transaction,
	changes: readonly ChangeOnRecord[],
	{ askedAt, askedBy }: { readonly askedAt: Date; readonly askedBy: string },
): Promise<void> {
	if (changes.length === 0) return;
	const rows = changes.map(({ id, productId, change, waits }) => ({
		id,
		productId,
		...change,
		askedAt,
		askedBy,
		decision: waits ? null : ('confirmed' as const),
		decidedAt: waits ? null : askedAt,
		decidedBy: waits ? null : askedBy,
	}));
	await tx.execute(insertRows(productChanges, rows));
}

/** Null leaves a value unchanged. */
export async function recordMeasures(
	tx: Transaction,
	rows: readonly { readonly variantId: string; readonly weightG: number | null; readonly size: VariantSize | null }[],
): Promise<void> {
	if (rows.length === 0) return;
	const flat = rows.map(({ size, ...row }) => ({ ...row, ...size }));
	await tx.execute(sql`
		update product_variants set weight_g = coalesce(row."weightG", weight_g),
			length_cm = coalesce(row."lengthCm", length_cm), width_cm = coalesce(row."widthCm", width_cm),
			height_cm = coalesce(row."heightCm", height_cm)
		from json_to_recordset(${JSON.stringify(flat)}::json) as row("variantId" uuid, "weightG" int, "lengthCm" int,
			"widthCm" int, "heightCm" int)
		where product_variants.id = row."variantId"`);
	const ids = rows.map(({ variantId }) => variantId);
	await tx.execute(sql`
		update products set version = version + 1, updated_at = app_now()
		where id in (select product_id from product_variants where id in ${listed(ids)})`);
}

export async function countPictures(tx: Transaction, productId: string): Promise<number> {
	const { rows } = await tx.execute<{ count: number }>(sql`
		select count(*)::int as count from product_pictures where product_id = ${productId}`);
	return rows[0]?.count ?? 0;
}

/** Appends a picture to a locked draft; a picture that the draft has already is not repeated. */
export async function addPictureToDraft(
	tx: Transaction,
	{ productId, pictureId, alt }: { readonly productId: string; readonly pictureId: string; readonly alt: string },
): Promise<void> {
	await tx.execute(sql`
		insert into product_pictures (product_id, position, picture_id, variant_id, alt)
		select ${productId}, coalesce(max(position) + 1, 0), ${pictureId}, null, ${alt} from product_pictures
		where product_id = ${productId} having count(*) filter (where picture_id = ${pictureId}) = 0`);
	await tx.execute(sql`update products set version = version + 1, updated_at = app_now() where id = ${productId}`);
}
