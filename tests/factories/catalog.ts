import { eq } from 'drizzle-orm';
import { stockItems } from '#src/domains/catalog/db/stock-tables.ts';
import { categories, priceHistory, productSlugs, products, productVariants } from '#src/domains/catalog/db/tables.ts';
import { searchText } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { makePicture, showPicture } from './pictures.ts';
import { makeShop } from './vendors.ts';

export type MadeVariant = typeof productVariants.$inferSelect;
export type MadeProduct = typeof products.$inferSelect & { readonly variants: readonly MadeVariant[] };
type VariantRequest = Partial<typeof productVariants.$inferInsert> & { readonly stock?: number };

export async function categoryId(db: Writable, slug = 'gao-ngu-coc'): Promise<string> {
	const [row] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
	if (!row) throw new Error(`no category ${slug}`);
	return row.id;
}

/** Published, 100,000 ₫, 500 g, stock of ten, unless `variants` overrides it. Creates a shop when none is given. */
export async function makeProduct(
	db: Writable,
	overrides: Partial<typeof products.$inferInsert> & { readonly variants?: readonly VariantRequest[] } = {},
): Promise<MadeProduct> {
	const { variants: wishes = [{}], ...columns } = overrides;
	const id = columns.id ?? newId();
	const shopId = columns.shopId ?? (await makeShop(db)).id;
	const name = columns.name ?? 'Gạo Mẫu túi 5 kg';
	const at = new Date('2026-10-10T02:00:00Z');
	const there = wishes.filter(({ stock = 10, isOnSale = true }) => isOnSale && stock >= (columns.quantityMin ?? 1));
	const prices = (there.length > 0 ? there : wishes).map(({ priceVnd }) => priceVnd ?? 100_000);
	const [product] = await db
		.insert(products)
		.values({
			id,
			shopId,
			categoryId: columns.categoryId ?? (await categoryId(db)),
			state: 'published',
			slug: `san-pham-${id}`,
			name,
			searchText: searchText(name),
			description: 'Sản phẩm mẫu để thử, không bán thật.',
			prepDays: 1,
			optionNames: wishes.length > 1 ? ['Loại'] : [],
			priceFromVnd: Math.min(...prices),
			priceToVnd: Math.max(...prices),
			isInStock: there.length > 0,
			createdAt: at,
			publishedAt: columns.state === 'draft' ? null : at,
			updatedAt: at,
			...columns,
		})
		.returning();
	if (!product) throw new Error('product was not made');
	await db.insert(productSlugs).values({ slug: product.slug, productId: id });
	const variants: MadeVariant[] = [];
	for (const [position, { stock = 10, ...request }] of wishes.entries()) {
		const variantId = request.id ?? newId();
		const [variant] = await db
			.insert(productVariants)
			.values({
				id: variantId,
				productId: id,
				shopId,
				position,
				optionValues: wishes.length > 1 ? [`Loại ${position + 1}`] : [],
				sku: `SKU-${variantId}`,
				priceVnd: 100_000,
				weightG: 500,
				...request,
			})
			.returning();
		if (!variant) throw new Error('variant was not made');
		await db.insert(stockItems).values({ variantId, onHand: stock, reserved: 0 });
		await db
			.insert(priceHistory)
			.values({ id: newId(), variantId, priceVnd: variant.priceVnd, changedAt: at, changedBy: 'system:test' });
		variants.push(variant);
	}
	return { ...product, variants };
}

export async function makeDraft(db: Writable, overrides: Parameters<typeof makeProduct>[1] = {}): Promise<MadeProduct> {
	const product = await makeProduct(db, { state: 'draft', publishedAt: null, ...overrides });
	await showPicture(db, product.id, (await makePicture(db)).id);
	return product;
}
