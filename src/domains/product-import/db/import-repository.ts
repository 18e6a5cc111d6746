import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { knownPricesOf } from '#src/domains/catalog/db/known-prices.ts';
import { KNOWN_WORDS } from '#src/domains/catalog/db/known-words.ts';
import { isLicenceMissingSql } from '#src/domains/catalog/db/missing-licence.ts';
import { skuKey } from '#src/domains/catalog/rules/product-form.ts';
import { insertRows, type ReadDatabase, type Transaction, type Writable } from '#src/platform/db/index.ts';
import type { BadLineShown, ImportProblem, ImportState } from '../contract.ts';
import type { KnownProduct, KnownVariant, VariantSize } from '../rules/import-known.ts';
import { type AttributeCell, attributesCell, listCell } from '../rules/import-lists.ts';
import type { ImportCategory, ImportNames } from '../rules/import-plan.ts';
import { productImportLines, productImports } from './tables.ts';

export type StoredImport = typeof productImports.$inferSelect;
type NewLine = Pick<typeof productImportLines.$inferInsert, 'line' | 'cells'>;
/** Rows per statement; larger JSON parameters are slow. */
const AT_ONCE = 2000;

export async function insertImport(
	tx: Transaction,
	row: typeof productImports.$inferInsert,
	lines: readonly NewLine[],
): Promise<void> {
	await tx.insert(productImports).values(row);
	for (let from = 0; from < lines.length; from += AT_ONCE) {
		const rows = lines.slice(from, from + AT_ONCE).map((line) => ({ importId: row.id, ...line }));
		await tx.execute(insertRows(productImportLines, rows));
	}
}

export async function lockImport(tx: Transaction, id: string): Promise<StoredImport | null> {
	const [row] = await tx.select().from(productImports).where(eq(productImports.id, id)).for('update');
	return row ?? null;
}

/** Serialises workers on one import without locking the row, which the page reads. */
export async function lockImportRun(tx: Transaction, id: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product_import:${id}`}, 0))`);
}

export async function findImport(read: ReadDatabase, id: string): Promise<StoredImport | null> {
	const [row] = await read.select().from(productImports).where(eq(productImports.id, id));
	return row ?? null;
}

export async function recordImport(
	db: Writable,
	id: string,
	change: Partial<
		Pick<StoredImport, 'state' | 'handled' | 'bad' | 'badParts' | 'added' | 'changed' | 'waiting' | 'finishedAt'>
	>,
): Promise<void> {
	await db
		.update(productImports)
		.set({ ...change, toldAt: sql`app_now()` })
		.where(eq(productImports.id, id));
}

/** Returns false when the import was cancelled. */
export async function recordImportProgress(
	db: Writable,
	id: string,
	state: ImportState,
	handled: number,
): Promise<boolean> {
	const { rowCount } = await db
		.update(productImports)
		.set({ handled, toldAt: sql`app_now()` })
		.where(and(eq(productImports.id, id), eq(productImports.state, state)));
	return rowCount === 1;
}

export async function linesOfImport(
	read: ReadDatabase,
	importId: string,
): Promise<readonly { readonly line: number; readonly cells: readonly string[] }[]> {
	return read
		.select({ line: productImportLines.line, cells: productImportLines.cells })
		.from(productImportLines)
		.where(eq(productImportLines.importId, importId))
		.orderBy(asc(productImportLines.line));
}

export async function recordProblems(
	tx: Transaction,
	importId: string,
	problems: ReadonlyMap<number, readonly ImportProblem[]>,
): Promise<void> {
	const rows = [...problems].map(([line, found]) => ({ line, problems: found }));
	await tx.execute(sql`
		update product_import_lines set problems = null where import_id = ${importId} and problems is not null`);
	await tx.execute(sql`
		update product_import_lines set problems = found.problems
		from json_to_recordset(${JSON.stringify(rows)}::json) as found("line" int, "problems" jsonb)
		where product_import_lines.import_id = ${importId} and product_import_lines.line = found."line"`);
}

export type BadLine = {
	readonly line: number;
	readonly cells: readonly string[];
	readonly problems: readonly ImportProblem[];
};

export async function badLinesOf(read: ReadDatabase, importId: string): Promise<readonly BadLine[]> {
	const rows = await read
		.select({ line: productImportLines.line, cells: productImportLines.cells, problems: productImportLines.problems })
		.from(productImportLines)
		.where(and(eq(productImportLines.importId, importId), isNotNull(productImportLines.problems)))
		.orderBy(asc(productImportLines.line));
	return rows.map((row) => ({ ...row, problems: row.problems ?? [] }));
}

export async function firstBadLines(read: ReadDatabase, importId: string, limit: number): Promise<BadLineShown[]> {
	const rows = await read
		.select({ line: productImportLines.line, problems: productImportLines.problems })
		.from(productImportLines)
		.where(and(eq(productImportLines.importId, importId), isNotNull(productImportLines.problems)))
		.orderBy(asc(productImportLines.line))
		.limit(limit);
	return rows.map(({ line, problems }) => ({ line, problems: [...(problems ?? [])] }));
}

export const NAMED_FACTS = sql`json_build_object(
	'attributes', coalesce((select json_agg(json_build_object('name', said.name, 'type', said.type, 'values', said.values)
		order by said.position, said.name) from (
			select attribute.name, attribute.type, attribute.position, array_agg(
				case fact.type when 'number' then trim_scale(fact.number_value)::text
					when 'choice' then coalesce(choice.name, fact.code) when 'boolean' then fact.code
					else fact.text_value end order by fact.position) as values
			from product_attributes fact join attributes attribute on attribute.id = fact.attribute_id
			left join attribute_choices choice on choice.attribute_id = fact.attribute_id and choice.code = fact.code
			where fact.product_id = product.id and attribute.removed_at is null group by attribute.id
		) said), '[]'),
	'sections', coalesce((select json_agg(section.name order by section.position, section.id)
		from shop_section_products put join shop_sections section on section.id = put.section_id
		where put.product_id = product.id and section.shop_id = product.shop_id), '[]'),
	'pictures', coalesce((select json_agg(picture.hash order by shown.position)
		from product_pictures shown join pictures picture on picture.id = shown.picture_id
		where shown.product_id = product.id), '[]'))`;
export type ProductCellValues = {
	readonly attributes: readonly AttributeCell[];
	readonly sections: readonly string[];
	readonly pictures: readonly string[];
};
export const toCells = ({ attributes, sections, pictures }: ProductCellValues) => ({
	attributes: attributesCell(attributes),
	sections: listCell(sections),
	pictures: listCell(pictures),
});

export async function importNames(
	read: ReadDatabase,
	{ shopId, askedBy }: Pick<StoredImport, 'shopId' | 'askedBy'>,
	hashes: readonly string[],
): Promise<Pick<ImportNames, 'sections' | 'pictures' | 'picturesOfOthers'>> {
	const sections = await read.read<{ id: string; name: string }>(sql`
		select id, name from shop_sections where shop_id = ${shopId} order by position desc, id desc`);
	const pictures = await read.read<{ id: string; hash: string; isOfOthers: boolean }>(sql`
		select picture.id, picture.hash, exists (
			select from product_pictures shown join products product on product.id = shown.product_id
			where shown.picture_id = picture.id and product.shop_id <> ${shopId} and product.state <> 'draft'
		) as "isOfOthers" from pictures picture where picture.hash in (
			select value from json_array_elements_text(${JSON.stringify(hashes)}::json) as asked(value)
		) and (exists (
			select from product_pictures shown join products product on product.id = shown.product_id
			where shown.picture_id = picture.id and product.shop_id = ${shopId}
		) or exists (
			select from picture_uploads upload where upload.hash = picture.hash and upload.customer_id = ${askedBy}))`);
	const picturesOfOthers = new Set(
		pictures.flatMap(({ id, isOfOthers: belongsToOtherShop }) => (belongsToOtherShop ? [id] : [])),
	);
	return { sections, pictures: new Map(pictures.map(({ id, hash }) => [hash, id])), picturesOfOthers };
}

/** By `skuKey`. */
export async function knownVariants(
	read: ReadDatabase,
	shopId: string,
	skuKeys: readonly string[],
): Promise<ReadonlyMap<string, KnownVariant>> {
	type Row = Omit<KnownVariant, 'options' | 'product' | 'size'> & {
		readonly optionNames: readonly string[];
		readonly optionValues: readonly string[];
		readonly size: VariantSize | null;
	};
	const rows = await read.read<Row>(sql`
		select variant.id as "variantId", variant.product_id as "productId", product.state, variant.sku,
			variant.price_vnd as "priceVnd", ${knownPricesOf(sql`variant.id`)} as known, stock.on_hand as "onHand", stock.reserved,
			product.option_names as "optionNames", variant.option_values as "optionValues", variant.weight_g as "weightG",
			case when variant.length_cm is not null then json_build_object('lengthCm', variant.length_cm,
				'widthCm', variant.width_cm, 'heightCm', variant.height_cm) end as size
		from product_variants variant join products product on product.id = variant.product_id
		join stock_items stock on stock.variant_id = variant.id
		where variant.shop_id = ${shopId} and variant.sku is not null and lower(variant.sku) in (
			select value from json_array_elements_text(${JSON.stringify(skuKeys)}::json) as asked(value))`);
	const products = await knownProducts(read, [...new Set(rows.map(({ productId }) => productId))]);
	return new Map(
		rows.flatMap(({ optionNames, optionValues, ...variant }) => {
			const product = products.get(variant.productId);
			const named = optionNames.map((name, at) => [`option${at + 1}`, name]);
			const valued = optionValues.map((value, at) => [`value${at + 1}`, value]);
			const options = Object.fromEntries([...named, ...valued]);
			return product
				? [[skuKey(variant.sku), { ...variant, priceVnd: Number(variant.priceVnd), options, product }] as const]
				: [];
		}),
	);
}

async function knownProducts(read: ReadDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, KnownProduct>> {
	type Row = Omit<KnownProduct, 'cells'> & { readonly facts: ProductCellValues };
	const rows = await read.read<Row>(sql`
		select product.id, product.slug, product.state, product.published_at is not null as "wasShown",
			product.category_id as "categoryId", product.name, product.brand, product.description,
			${KNOWN_WORDS} as "knownWords",
			product.prep_days as "prepDays", product.quantity_min as "quantityMin", product.quantity_step as "quantityStep",
			product.quantity_max as "quantityMax", ${NAMED_FACTS} as facts,
			array(select shown.picture_id from product_pictures shown where shown.product_id = product.id
				order by shown.position) as "pictureIds",
			(select json_build_object('kind', asked.kind, 'after', asked.after) from product_changes asked
				where asked.product_id = product.id and asked.decision is null) as pending
		from products product where product.id in (
			select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) as asked(value))`);
	return new Map(rows.map(({ facts, ...product }) => [product.id, { ...product, cells: toCells(facts) }]));
}

export const importCategories = (read: ReadDatabase, shopId: string): Promise<readonly ImportCategory[]> =>
	read.read<ImportCategory>(sql`
		select category.id, category.slug, category.name, parent.name as "parentName",
			${isLicenceMissingSql(sql`category.id`, sql`${shopId}`)} as "isBarred"
		from categories category join categories parent on parent.id = category.parent_id
		where category.level = 2 order by parent.position, category.position`);

/** Ends imports without confirmation or without a worker's heartbeat; the products stay as they are. */
export async function endOverdueImports(
	tx: Transaction,
	now: Date,
	{ waitsHours, worksMinutes }: { readonly waitsHours: number; readonly worksMinutes: number },
): Promise<number> {
	const { rowCount } = await tx.execute(sql`
		update product_imports set finished_at = ${now.toISOString()}::timestamptz, added = 0, changed = 0, waiting = 0,
			state = case when state in ('mapping', 'checked') then 'cancelled' else 'failed' end
		where finished_at is null and told_at < ${now.toISOString()}::timestamptz
			- case when state in ('mapping', 'checked') then make_interval(hours => ${waitsHours}::int)
				else make_interval(mins => ${worksMinutes}::int) end`);
	return rowCount ?? 0;
}

export async function deleteOldImports(tx: Transaction, before: Date): Promise<number> {
	const gone = await tx
		.delete(productImports)
		.where(and(lt(productImports.finishedAt, before), inArray(productImports.state, ['done', 'cancelled', 'failed'])));
	return gone.rowCount ?? 0;
}
