import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { freeSlug, idList, insertRows, type Transaction, type Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { ProductState } from '../rules/product-states.ts';
import { refreshDisplayPrices } from './display-price-repository.ts';
import { stockItems } from './stock-tables.ts';
import { priceHistory, productAttributes, productPictures, productSlugs, products, productVariants } from './tables.ts';

export type LockedProduct = {
	readonly id: string;
	readonly shopId: string;
	readonly categoryId: string;
	readonly state: ProductState;
	readonly stateReason: string;
	readonly slug: string;
	readonly name: string;
	readonly brand: string;
	readonly description: string;
	readonly publishedAt: Date | null;
	readonly version: number;
};

/** Serialises decisions about one product. Lock stock rows before, if needed. */
export async function lockProduct(tx: Transaction, productId: string): Promise<LockedProduct | null> {
	const [row] = await tx
		.select({
			id: products.id,
			shopId: products.shopId,
			categoryId: products.categoryId,
			state: products.state,
			stateReason: products.stateReason,
			slug: products.slug,
			name: products.name,
			brand: products.brand,
			description: products.description,
			publishedAt: products.publishedAt,
			version: products.version,
		})
		.from(products)
		.where(eq(products.id, productId))
		.for('no key update');
	return row ?? null;
}

export async function shippingProfileOf(tx: Transaction, productId: string): Promise<string | null> {
	const [row] = await tx.select({ id: products.shippingProfileId }).from(products).where(eq(products.id, productId));
	return row?.id ?? null;
}

export type ProductRows = {
	readonly product: Omit<typeof products.$inferInsert, 'slug'>;
	readonly variants: readonly (typeof productVariants.$inferInsert & { readonly stock: number })[];
	readonly pictures: readonly (typeof productPictures.$inferInsert)[];
	readonly facts: readonly (typeof productAttributes.$inferInsert)[];
	readonly changedBy: string;
};

/** Returns the first free slug that was used. */
export async function insertProduct(tx: Transaction, rows: ProductRows, wantedSlug: string): Promise<string> {
	const { product, variants, pictures, facts, changedBy } = rows;
	const slug = await freeSlug(tx, 'product_slugs', wantedSlug);
	await tx.insert(products).values({ ...product, slug });
	await tx.insert(productSlugs).values({ slug, productId: product.id });
	await tx.insert(productVariants).values(variants.map(({ stock: _stock, ...variant }) => variant));
	await tx.insert(stockItems).values(variants.map(({ id, stock }) => ({ variantId: id, onHand: stock, reserved: 0 })));
	const changedAt = product.createdAt;
	const prices = variants.map(({ id, priceVnd }) => ({ id: newId(), variantId: id, priceVnd, changedAt, changedBy }));
	await tx.insert(priceHistory).values(prices);
	if (pictures.length > 0) await tx.insert(productPictures).values([...pictures]);
	if (facts.length > 0) await tx.execute(insertRows(productAttributes, facts));
	await refreshDisplayPrices(tx, [product.id]);
	return slug;
}

export async function recordProduct(
	tx: Transaction,
	productId: string,
	change: Partial<Omit<typeof products.$inferInsert, 'id' | 'slug' | 'version'>> & { readonly updatedAt: Date },
): Promise<void> {
	await tx
		.update(products)
		.set({ ...change, version: sql`${products.version} + 1` })
		.where(eq(products.id, productId));
}

/** Earlier slugs keep redirecting to the product. */
export async function recordSlug(tx: Transaction, productId: string, wantedSlug: string): Promise<string> {
	const slug = await freeSlug(tx, 'product_slugs', wantedSlug);
	await tx.insert(productSlugs).values({ slug, productId });
	await tx.update(products).set({ slug }).where(eq(products.id, productId));
	return slug;
}

export type LockedVariant = {
	readonly id: string;
	readonly productId: string;
	readonly priceVnd: number;
};

export async function findVariant(tx: Transaction, variantId: string): Promise<LockedVariant | null> {
	const [row] = await tx
		.select({
			id: productVariants.id,
			productId: productVariants.productId,
			priceVnd: productVariants.priceVnd,
		})
		.from(productVariants)
		.where(eq(productVariants.id, variantId));
	return row ?? null;
}

export async function isVariantOfShop(tx: Transaction, variantId: string, shopId: string): Promise<boolean> {
	const rows = await tx
		.select({ id: productVariants.id })
		.from(productVariants)
		.where(and(eq(productVariants.id, variantId), eq(productVariants.shopId, shopId)));
	return rows.length === 1;
}

export async function productsOf(tx: Transaction, variantIds: readonly string[]): Promise<readonly string[]> {
	const owners = await tx
		.selectDistinct({ id: productVariants.productId })
		.from(productVariants)
		.where(inArray(productVariants.id, [...variantIds]))
		.orderBy(asc(productVariants.productId));
	return owners.map(({ id }) => id);
}

/** Writes only differences, ordered by id to avoid deadlocks; returns products whose displayed rating changed. */
export async function recordRated(
	tx: Transaction,
	ratings: readonly {
		readonly productId: string;
		readonly score: number | null;
		readonly average: number | null;
		readonly count: number;
		readonly version: number;
	}[],
): Promise<readonly string[]> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		with told as (
			select "productId" as id, score, average, "count", version
			from json_to_recordset(${JSON.stringify(ratings)}::json)
				as told("productId" uuid, score real, average real, "count" int, version int)
		), kept as materialized (
			select id, rating_score, rating_average, rating_count, rating_version from products
			where id in (select id from told) order by id for no key update
		), written as (
			update products set rating_score = told.score, rating_average = told.average,
				rating_count = told."count", rating_version = told.version
			from told join kept on kept.id = told.id
			where products.id = told.id and (kept.rating_score, kept.rating_average, kept.rating_count, kept.rating_version)
				is distinct from (told.score, told.average, told."count", told.version)
			returning products.id, round(kept.rating_average::numeric, 1) as before, round(told.average::numeric, 1) as after,
				kept.rating_count as "countBefore", told."count" as "countAfter"
		)
		select id from written where before is distinct from after or "countBefore" <> "countAfter"`);
	return rows.map(({ id }) => id);
}

/** Adds to the displayed "đã bán". */
export async function recordSold(tx: Transaction, quantityByVariant: ReadonlyMap<string, number>): Promise<void> {
	const rows = [...quantityByVariant].map(([variantId, quantity]) => ({ variantId, quantity }));
	const { rows: sold } = await tx.execute<{ id: string; quantity: number }>(sql`
		select variant.product_id as id, sum(line."quantity")::int as quantity
		from json_to_recordset(${JSON.stringify(rows)}::json) as line("variantId" uuid, "quantity" int)
		join product_variants variant on variant.id = line."variantId" group by 1 order by 1`);
	for (const { id, quantity } of sold)
		await tx
			.update(products)
			.set({ soldCount: sql`${products.soldCount} + ${quantity}` })
			.where(eq(products.id, id));
}

export async function recordSaleFormat(
	tx: Transaction,
	productId: string,
	change: { readonly isBargainable: boolean } | { readonly isInAuction: boolean },
): Promise<boolean> {
	const isSo =
		'isInAuction' in change
			? eq(products.isInAuction, change.isInAuction)
			: eq(products.isBargainable, change.isBargainable);
	const { rowCount } = await tx
		.update(products)
		.set(change)
		.where(and(eq(products.id, productId), not(isSo)));
	return rowCount === 1;
}
export async function listOptionValues(db: Writable, productId: string): Promise<readonly string[]> {
	const { rows } = await db.execute<{ value: string }>(sql`
		select distinct value from product_variants variant, unnest(variant.option_values) value
		where variant.product_id = ${productId} and variant.is_on_sale order by value`);
	return rows.map(({ value }) => value);
}
/**
 * Locks stock rows first, then products, each by id, as everywhere. The keys stay unlocked, so an order that
 * references a product is not blocked.
 */

export async function lockProducts(tx: Transaction, productIds: readonly string[], withStock: boolean): Promise<void> {
	if (productIds.length === 0) return;
	const ids = idList(productIds);
	if (withStock)
		await tx.execute(sql`
			select from stock_items stock where stock.variant_id in (
				select id from product_variants where product_id in ${ids}
			) order by stock.variant_id for update`);
	await tx.execute(sql`select from products where id in ${ids} order by id for no key update`);
}
