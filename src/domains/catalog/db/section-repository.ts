import { and, eq, inArray, sql } from 'drizzle-orm';
import { idList, type Transaction } from '#src/platform/db/index.ts';
import { products, shopSectionProducts, shopSections } from './tables.ts';

export type StoredSection = Pick<typeof shopSections.$inferSelect, 'id' | 'slug' | 'name' | 'nameKey' | 'position'>;

export async function lockSections(tx: Transaction, shopId: string): Promise<readonly StoredSection[]> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sections:${shopId}`}, 0))`);
	const { id, slug, name, nameKey, position } = shopSections;
	return tx
		.select({ id, slug, name, nameKey, position })
		.from(shopSections)
		.where(eq(shopSections.shopId, shopId))
		.orderBy(position, id);
}

export async function insertSection(tx: Transaction, section: typeof shopSections.$inferInsert): Promise<void> {
	await tx.insert(shopSections).values(section);
}

export async function recordSection(
	tx: Transaction,
	sectionId: string,
	change: Partial<Pick<StoredSection, 'name' | 'nameKey' | 'position'>>,
): Promise<void> {
	await tx.update(shopSections).set(change).where(eq(shopSections.id, sectionId));
}

export async function deleteSection(tx: Transaction, sectionId: string): Promise<void> {
	await tx.delete(shopSections).where(eq(shopSections.id, sectionId));
}

export async function countShopProductsIn(
	tx: Transaction,
	shopId: string,
	productIds: readonly string[],
): Promise<number> {
	const rows = await tx
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.shopId, shopId), inArray(products.id, [...productIds])));
	return rows.length;
}

export async function addToSection(tx: Transaction, sectionId: string, productIds: readonly string[]): Promise<void> {
	await tx
		.insert(shopSectionProducts)
		.values([...productIds].sort().map((productId) => ({ sectionId, productId })))
		.onConflictDoNothing();
}

export async function removeFromSection(
	tx: Transaction,
	sectionId: string,
	productIds: readonly string[],
): Promise<void> {
	await tx.execute(sql`
		delete from shop_section_products where section_id = ${sectionId} and product_id in ${idList(productIds)}`);
}
