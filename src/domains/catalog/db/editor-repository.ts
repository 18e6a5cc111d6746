import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { insertRows, type Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { refreshDisplayPrices } from './display-price-repository.ts';
import { snapshotListings } from './listing-repository.ts';
import { stockItems } from './stock-tables.ts';
import { priceHistory, productPictures, products, productVariants } from './tables.ts';

export type EditedVariant = typeof productVariants.$inferInsert;

export async function variantsOf(
	tx: Transaction,
	productId: string,
): Promise<readonly (typeof productVariants.$inferSelect)[]> {
	return tx
		.select()
		.from(productVariants)
		.where(eq(productVariants.productId, productId))
		.orderBy(productVariants.position);
}

/** Writes all columns except price and stock, which have separate histories. */
export async function recordVariant(
	tx: Transaction,
	{ id, position, optionValues, sku, weightG, lengthCm, widthCm, heightCm, isOnSale }: EditedVariant,
): Promise<void> {
	await tx
		.update(productVariants)
		.set({ position, optionValues, sku, weightG, isOnSale, lengthCm, widthCm, heightCm })
		.where(eq(productVariants.id, id));
}

export async function addVariants(
	tx: Transaction,
	variants: readonly (EditedVariant & { readonly stock: number })[],
	facts: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
	if (variants.length === 0) return;
	await tx.insert(productVariants).values(variants.map(({ stock: _stock, ...variant }) => variant));
	await tx.insert(stockItems).values(variants.map(({ id, stock }) => ({ variantId: id, onHand: stock, reserved: 0 })));
	await tx
		.insert(priceHistory)
		.values(variants.map(({ id, priceVnd }) => ({ id: newId(), variantId: id, priceVnd, ...facts })));
}

export async function enableVariant(tx: Transaction, productId: string, variantId: string): Promise<void> {
	await tx.update(productVariants).set({ isOnSale: true }).where(eq(productVariants.id, variantId));
	await refreshDisplayPrices(tx, [productId]);
}

export async function replacePictures(
	tx: Transaction,
	productId: string,
	pictures: readonly (typeof productPictures.$inferInsert)[],
): Promise<void> {
	await snapshotListings(tx, [productId], async () => {
		await tx.delete(productPictures).where(eq(productPictures.productId, productId));
		if (pictures.length > 0) await tx.execute(insertRows(productPictures, pictures));
	});
}

export async function picturesOf(tx: Transaction, productId: string): Promise<readonly string[]> {
	const rows = await tx
		.select({ pictureId: productPictures.pictureId })
		.from(productPictures)
		.where(eq(productPictures.productId, productId))
		.orderBy(productPictures.position);
	return rows.map(({ pictureId }) => pictureId);
}

export async function versionOf(tx: Transaction, productId: string): Promise<number> {
	const [row] = await tx.select({ version: products.version }).from(products).where(eq(products.id, productId));
	return row?.version ?? 0;
}

/** Keys of the shop's other SKUs that begin like this, for making free ones. */
export async function skuKeysLike(
	tx: Transaction,
	of: { readonly shopId: string; readonly beginning: string },
): Promise<readonly string[]> {
	const key = sql<string>`lower(${productVariants.sku})`;
	const rows = await tx
		.select({ key })
		.from(productVariants)
		.where(and(eq(productVariants.shopId, of.shopId), sql`starts_with(${key}, ${of.beginning})`));
	return rows.map((row) => row.key);
}

/** Compares without case and returns the keys that other products of the shop have. */
export async function takenSkuKeys(
	tx: Transaction,
	of: { readonly shopId: string; readonly productId: string | null; readonly skuKeys: readonly string[] },
): Promise<readonly string[]> {
	const { shopId, productId, skuKeys } = of;
	const key = sql<string>`lower(${productVariants.sku})`;
	const others = productId === null ? undefined : ne(productVariants.productId, productId);
	const rows = await tx
		.select({ key })
		.from(productVariants)
		.where(and(eq(productVariants.shopId, shopId), inArray(key, [...skuKeys]), others));
	return rows.map((row) => row.key);
}
