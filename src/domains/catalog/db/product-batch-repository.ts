import { sql } from 'drizzle-orm';
import { idList, insertRows, type Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { suffixedSlug } from '#src/shared/slug.ts';
import type { Comparison } from '../rules/prices/reference-price.ts';
import { refreshDisplayPrices } from './display-price-repository.ts';
import type { ProductRows } from './product-repository.ts';
import { stockItems } from './stock-tables.ts';
import {
	priceHistory,
	productAttributes,
	productPictures,
	productSlugs,
	products,
	productVariants,
	shopSectionProducts,
} from './tables.ts';

type BatchRows = ProductRows & { readonly wantedSlug: string; readonly sectionIds: readonly string[] };

/** Uses a fixed number of statements; each product gets a slug that was never used. */
export async function insertProducts(tx: Transaction, batch: readonly BatchRows[]): Promise<void> {
	if (batch.length === 0) return;
	const wishes = batch.map(({ wantedSlug, product: { id }, variants }) => ({
		wantedSlug,
		id,
		sku: variants[0]?.sku ?? '',
	}));
	const slugs = await freeSlugs(tx, wishes);
	const withSlug = batch.map(({ product }, at) => ({ ...product, slug: slugs[at] ?? product.id }));
	await tx.execute(insertRows(products, withSlug));
	await tx.execute(
		insertRows(
			productSlugs,
			withSlug.map(({ id, slug }) => ({ slug, productId: id })),
		),
	);
	const variants = batch.flatMap((rows) => rows.variants.map((variant) => ({ ...variant, changedBy: rows.changedBy })));
	const sized = variants.map(({ stock: _stock, changedBy: _by, lengthCm, widthCm, heightCm, ...variant }) => ({
		...variant,
		lengthCm: lengthCm ?? null,
		widthCm: widthCm ?? null,
		heightCm: heightCm ?? null,
	}));
	await tx.execute(insertRows(productVariants, sized));
	const counted = variants.map(({ id, stock }) => ({ variantId: id, onHand: stock, reserved: 0 }));
	await tx.execute(insertRows(stockItems, counted));
	const changedAt = batch[0]?.product.createdAt ?? new Date(0);
	const priced = variants.map(({ id, priceVnd, changedBy }) => ({
		id: newId(),
		variantId: id,
		priceVnd,
		changedAt,
		changedBy,
	}));
	await tx.execute(insertRows(priceHistory, priced));
	const pictures = batch.flatMap((rows) => rows.pictures);
	if (pictures.length > 0) await tx.execute(insertRows(productPictures, pictures));
	const facts = batch.flatMap((rows) => rows.facts);
	if (facts.length > 0) await tx.execute(insertRows(productAttributes, facts));
	const put = batch.flatMap(({ product, sectionIds }) =>
		sectionIds.map((sectionId) => ({ sectionId, productId: product.id })),
	);
	if (put.length > 0) await tx.execute(insertRows(shopSectionProducts, put));
	await refreshDisplayPrices(
		tx,
		withSlug.map(({ id }) => id),
	);
}

type SlugRequest = { readonly wantedSlug: string; readonly sku: string; readonly id: string };

/** Tries the slug, then with the SKU appended, then with a part of the id, which is unique. */
export async function freeSlugs(tx: Transaction, batch: readonly SlugRequest[]): Promise<readonly string[]> {
	const wishes = batch.map(({ wantedSlug, sku, id }) => [
		wantedSlug,
		suffixedSlug(wantedSlug, sku),
		suffixedSlug(wantedSlug, id.slice(-12)),
	]);
	const { rows } = await tx.execute<{ slug: string }>(sql`
		select slug from product_slugs where slug in (
			select value from json_array_elements_text(${JSON.stringify(wishes.flat())}::json) as wished(value))`);
	const taken = new Set(rows.map(({ slug }) => slug));
	return wishes.map((wished) => {
		const slug = wished.find((request) => !taken.has(request)) ?? wished.at(-1) ?? '';
		taken.add(slug);
		return slug;
	});
}

export type NewPrice = {
	readonly variantId: string;
	readonly productId: string;
	readonly priceVnd: number;
	readonly comparison: Comparison | null;
};

/** Also writes the price history, comparisons and price ranges. */
export async function recordPrices(
	tx: Transaction,
	prices: readonly NewPrice[],
	facts: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
	if (prices.length === 0) return;
	const rows = prices.map(({ comparison, ...price }) => ({
		...price,
		compareAtVnd: comparison?.compareAtVnd ?? null,
		compareUntil: comparison?.compareUntil ?? null,
	}));
	await tx.execute(sql`
		update product_variants set price_vnd = change."priceVnd", compare_at_vnd = change."compareAtVnd",
			compare_until = change."compareUntil"
		from json_to_recordset(${JSON.stringify(rows)}::json) as change(
			"variantId" uuid, "priceVnd" bigint, "compareAtVnd" bigint, "compareUntil" timestamptz)
		where product_variants.id = change."variantId"`);
	const told = prices.map(({ variantId, priceVnd }) => ({ id: newId(), variantId, priceVnd, ...facts }));
	await tx.execute(insertRows(priceHistory, told));
	const productIds = [...new Set(prices.map(({ productId }) => productId))];
	await tx.execute(sql`
		update products set version = version + 1, updated_at = ${facts.changedAt.toISOString()}::timestamptz
		where id in (select value::uuid from json_array_elements_text(${JSON.stringify(productIds)}::json) as named(value))`);
	await refreshDisplayPrices(tx, productIds);
}

/** Locks by id, as everywhere. */
export async function assignShippingProfile(
	tx: Transaction,
	productIds: readonly string[],
	profileId: string,
	isIn: boolean,
): Promise<void> {
	await tx.execute(sql`select from products where id in ${idList(productIds)} order by id for update`);
	await tx.execute(sql`
		update products set shipping_profile_id = ${isIn ? profileId : null}, updated_at = app_now()
		where id in ${idList(productIds)} and ${isIn ? sql`true` : sql`shipping_profile_id = ${profileId}`}`);
}
