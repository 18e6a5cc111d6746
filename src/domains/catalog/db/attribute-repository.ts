import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { insertRows, type ReadDatabase, type Transaction, type Writable } from '#src/platform/db/index.ts';
import type { AttributeDefinition, ProductOption, Valued } from '../rules/attributes/attributes.ts';
import { snapshotListings } from './listing-repository.ts';
import { attributeOptions, attributes, categoryAttributes, productAttributes } from './tables.ts';

const DEFINITION = sql`attribute.id, attribute.code, attribute.name, attribute.type, attribute.unit,
	attribute.option_names as "optionNames",
	coalesce((
		select json_agg(json_build_object('code', choice.code, 'name', choice.name, 'aliases', choice.aliases)
			order by choice.position, choice.code)
		from attribute_choices choice where choice.attribute_id = attribute.id
	), '[]') as choices`;

/** Includes attributes of the parent category. */
export function listCategoryAttributes(
	read: ReadDatabase,
	categoryId: string,
): Promise<readonly AttributeDefinition[]> {
	return read.read<AttributeDefinition>(sql`
		select ${DEFINITION} from attributes attribute
		where attribute.removed_at is null and exists (
			select from category_attributes applied join categories category
				on applied.category_id in (category.id, category.parent_id)
			where category.id = ${categoryId} and applied.attribute_id = attribute.id)
		order by attribute.position, attribute.code`);
}

export async function findAttribute(tx: Transaction, code: string): Promise<AttributeDefinition | null> {
	const { rows } = await tx.execute<AttributeDefinition>(sql`
		select ${DEFINITION} from attributes attribute where attribute.code = ${code} and attribute.removed_at is null`);
	return rows[0] ?? null;
}

type AttributeRow = typeof attributes.$inferInsert;
export type NewAttribute = AttributeRow & {
	readonly choices: readonly Omit<typeof attributeOptions.$inferInsert, 'attributeId'>[];
	readonly categories: readonly string[];
	readonly isFilter: boolean;
};

/** Adds only codes that never existed, so that changes and removals by operators stay. */
export async function addMissingAttributes(tx: Transaction, rows: readonly NewAttribute[]): Promise<void> {
	for (const { choices, categories, isFilter, ...attribute } of rows) {
		const inserted = await tx
			.insert(attributes)
			.values(attribute)
			.onConflictDoNothing()
			.returning({ id: attributes.id });
		if (inserted.length === 0) continue;
		const chosen = choices.map((option) => ({ ...option, attributeId: attribute.id }));
		if (chosen.length > 0) await tx.execute(insertRows(attributeOptions, chosen));
		for (const slug of categories) await attachToCategory(tx, attribute.id, slug, isFilter);
	}
}

/** Adds, renames or reactivates the attribute; its type never changes. */
export async function recordAttribute(
	tx: Transaction,
	attribute: Omit<AttributeRow, 'position'>,
): Promise<{ readonly id: string } | null> {
	const { name, unit, optionNames } = attribute;
	const [stored] = await tx
		.insert(attributes)
		.values({ ...attribute, position: sql`(select coalesce(max(position), 0) + 1 from attributes)` })
		.onConflictDoUpdate({
			target: attributes.code,
			set: { name, unit, optionNames, removedAt: null },
			setWhere: eq(attributes.type, attribute.type),
		})
		.returning({ id: attributes.id });
	return stored ?? null;
}

export async function recordOption(
	tx: Transaction,
	option: Omit<typeof attributeOptions.$inferInsert, 'position'>,
): Promise<void> {
	const { attributeId, name, aliases } = option;
	const place = sql`(select coalesce(max(position), 0) + 1 from attribute_choices where attribute_id = ${attributeId})`;
	await tx
		.insert(attributeOptions)
		.values({ ...option, position: place })
		.onConflictDoUpdate({ target: [attributeOptions.attributeId, attributeOptions.code], set: { name, aliases } });
}

/** Returns false when the category does not exist. */
export async function attachToCategory(
	tx: Transaction,
	attributeId: string,
	slug: string,
	isFilter: boolean,
): Promise<boolean> {
	const { rowCount } = await tx.execute(sql`
		insert into category_attributes (category_id, attribute_id, is_filter)
		select id, ${attributeId}, ${isFilter} from categories where slug = ${slug}
		on conflict (category_id, attribute_id) do update set is_filter = excluded.is_filter`);
	return rowCount === 1;
}

export async function detachFromCategory(tx: Transaction, attributeId: string, slug: string): Promise<boolean> {
	const { rowCount } = await tx
		.delete(categoryAttributes)
		.where(
			and(
				eq(categoryAttributes.attributeId, attributeId),
				sql`${categoryAttributes.categoryId} = (select id from categories where slug = ${slug})`,
			),
		);
	return rowCount === 1;
}

export async function markRemoved(tx: Transaction, attributeId: string, at: Date): Promise<void> {
	await tx
		.update(attributes)
		.set({ removedAt: at })
		.where(and(eq(attributes.id, attributeId), isNull(attributes.removedAt)));
}

export type ProductAttributeRow = typeof productAttributes.$inferInsert;

export const attributeRows = (productId: string, valued: readonly Valued[]): readonly ProductAttributeRow[] =>
	valued.map(({ attribute, value }, position) => ({
		...value,
		productId,
		attributeId: attribute.id,
		type: attribute.type,
		position,
	}));

/** Returns values for attributes that are no longer part of the category. */
export async function listUnrequestedAttributes(
	db: Writable,
	productId: string,
	requestedIds: readonly string[],
): Promise<readonly string[]> {
	const { rows } = await db.execute<{ code: string }>(sql`
		select distinct attribute.code from product_attributes said join attributes attribute on attribute.id = said.attribute_id
		where said.product_id = ${productId} and said.attribute_id <> all(${sql.param([...requestedIds])}::uuid[])`);
	return rows.map(({ code }) => code);
}

export async function recordProductAttributes(
	tx: Transaction,
	productId: string,
	requestedIds: readonly string[],
	rows: readonly ProductAttributeRow[],
): Promise<void> {
	const isRequested = inArray(productAttributes.attributeId, [...requestedIds]);
	await snapshotListings(tx, [productId], async () => {
		await tx.delete(productAttributes).where(and(eq(productAttributes.productId, productId), isRequested));
		if (rows.length > 0) await tx.execute(insertRows(productAttributes, rows));
	});
}

export type KeyedProduct = {
	readonly id: string;
	readonly categoryId: string;
	readonly filterKeys: readonly string[];
	readonly optionNames: readonly string[];
	readonly optionValues: readonly (readonly string[])[];
	readonly values: readonly { readonly attributeId: string; readonly code: string }[];
};

export const KEYED_PRODUCT_COLUMNS = sql`product.id, product.category_id as "categoryId", product.filter_keys as "filterKeys",
	product.option_names as "optionNames",
	coalesce((
		select json_agg(variant.option_values) from product_variants variant
		where variant.product_id = product.id and variant.is_on_sale
	), '[]') as "optionValues",
	coalesce((
		select json_agg(json_build_object('attributeId', attribute_id, 'code', code))
		from product_attributes where product_id = product.id
	), '[]') as values`;

export async function readKeyedProducts(db: Writable, after: string, limit: number): Promise<readonly KeyedProduct[]> {
	const { rows } = await db.execute<KeyedProduct>(sql`
		select ${KEYED_PRODUCT_COLUMNS} from products product where product.id > ${after} order by product.id limit ${limit}`);
	return rows;
}

export async function readKeyedProduct(db: Writable, productId: string): Promise<KeyedProduct | null> {
	const { rows } = await db.execute<KeyedProduct>(sql`
		select ${KEYED_PRODUCT_COLUMNS} from products product where product.id = ${productId}`);
	return rows[0] ?? null;
}

/** Deletes values of all other attributes. */
export async function saveAttributes(
	tx: Transaction,
	productId: string,
	attributeIds: readonly string[],
): Promise<void> {
	const isElse = notInArray(productAttributes.attributeId, [...attributeIds]);
	await snapshotListings(tx, [productId], async () => {
		await tx.delete(productAttributes).where(and(eq(productAttributes.productId, productId), isElse));
	});
}

export async function listProductOptions(db: Writable, productId: string): Promise<readonly ProductOption[]> {
	const { rows } = await db.execute<{ name: string; values: string[] }>(sql`
		select option.name, array(
			select distinct variant.option_values[option.place] from product_variants variant
			where variant.product_id = product.id and variant.is_on_sale
		) as values
		from products product cross join unnest(product.option_names) with ordinality as option(name, place)
		where product.id = ${productId} order by option.place`);
	return rows;
}

export async function recordFilterKeys(
	tx: Transaction,
	rows: readonly { readonly id: string; readonly filterKeys: readonly string[] }[],
): Promise<void> {
	await tx.execute(sql`
		update products set filter_keys = row."filterKeys"
		from json_to_recordset(${JSON.stringify(rows)}::json) as row(id uuid, "filterKeys" text[])
		where products.id = row.id`);
}
