import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import {
	scheduledPrices as prices,
	type ScheduledPrice,
	scheduledPriceUses as uses,
} from '#src/domains/catalog/db/scheduled-price-tables.ts';
import { products, productVariants } from '#src/domains/catalog/db/tables.ts';
import { insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import type { SaleWindow, SoldVariant } from '../rules/sale-plan.ts';

export async function listSoldVariants(read: ReadDatabase, productId: string): Promise<readonly SoldVariant[]> {
	const { id, optionValues, priceVnd, isOnSale, position } = productVariants;
	const rows = await read
		.select({ id, optionValues, priceVnd })
		.from(productVariants)
		.where(and(eq(productVariants.productId, productId), eq(isOnSale, true)))
		.orderBy(asc(position));
	return rows.map(({ optionValues: values, ...variant }) => ({ ...variant, label: values.join(', ') }));
}

export async function isProductOfShop(
	read: ReadDatabase,
	{ shopId, productId }: { readonly shopId: string; readonly productId: string },
): Promise<boolean> {
	const [row] = await read
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.id, productId), eq(products.shopId, shopId)));
	return row !== undefined;
}

export async function findOverlap(
	tx: Transaction,
	variantIds: readonly string[],
	{ startsAt, endsAt }: SaleWindow,
): Promise<ScheduledPrice | null> {
	const [row] = await tx
		.select()
		.from(prices)
		.where(
			and(
				inArray(prices.variantId, [...variantIds]),
				isNull(prices.cancelledAt),
				lt(prices.startsAt, endsAt),
				gt(prices.endsAt, startsAt),
			),
		)
		.orderBy(asc(prices.startsAt))
		.limit(1);
	return row ?? null;
}

export async function countOpenSales(tx: Transaction, productId: string, now: Date): Promise<number> {
	const [row] = await tx
		.select({ open: sql<number>`count(distinct sale_id)::int` })
		.from(prices)
		.where(and(eq(prices.productId, productId), isNull(prices.cancelledAt), gt(prices.endsAt, now)));
	return row?.open ?? 0;
}

export async function insertScheduledPrices(tx: Transaction, rows: readonly ScheduledPrice[]): Promise<void> {
	await tx.execute(insertRows(prices, rows));
}

export const pricesOfSale = (read: ReadDatabase, saleId: string): Promise<readonly ScheduledPrice[]> =>
	read.select().from(prices).where(eq(prices.saleId, saleId)).orderBy(asc(prices.id));

export async function cancelPrices(tx: Transaction, saleId: string, at: Date): Promise<void> {
	await tx.update(prices).set({ cancelledAt: at }).where(eq(prices.saleId, saleId));
}

/** A running price ends now; what was paid until then stays in the history. */
export async function endPrices(tx: Transaction, saleId: string, at: Date): Promise<void> {
	await tx.update(prices).set({ endsAt: at }).where(eq(prices.saleId, saleId));
}

/** Locks planned and running prices of a product. Lock order: before the product, as orders do. */
export async function lockOpenPrices(tx: Transaction, productId: string): Promise<void> {
	await tx
		.select({ id: prices.id })
		.from(prices)
		.where(and(eq(prices.productId, productId), isNull(prices.cancelledAt), isNull(prices.endedAt)))
		.orderBy(asc(prices.id))
		.for('update');
}

const isDue = (now: Date) =>
	and(
		isNull(prices.cancelledAt),
		or(and(isNull(prices.startedAt), lte(prices.startsAt, now)), and(isNull(prices.endedAt), lte(prices.endsAt, now))),
	);

export const dueOfProduct = (tx: Transaction, productId: string, now: Date): Promise<readonly ScheduledPrice[]> =>
	tx
		.select()
		.from(prices)
		.where(and(eq(prices.productId, productId), isDue(now)))
		.orderBy(asc(prices.startsAt));

export async function dueProductIds(read: ReadDatabase, now: Date, limit: number): Promise<readonly string[]> {
	const rows = await read.selectDistinct({ id: prices.productId }).from(prices).where(isDue(now)).limit(limit);
	return rows.map(({ id }) => id);
}

export async function recordStart(tx: Transaction, id: string, startedAt: Date, compareAtVnd: number | null) {
	await tx.update(prices).set({ startedAt, compareAtVnd }).where(eq(prices.id, id));
}

export async function recordEnds(tx: Transaction, ids: readonly string[], endedAt: Date): Promise<void> {
	if (ids.length > 0)
		await tx
			.update(prices)
			.set({ endedAt })
			.where(inArray(prices.id, [...ids]));
}

/** After a sale the regular price is no reduction: the lower one was paid since. */
export async function forgetReductions(tx: Transaction, variantIds: readonly string[]): Promise<void> {
	if (variantIds.length === 0) return;
	await tx
		.update(productVariants)
		.set({ compareAtVnd: null, compareUntil: null })
		.where(inArray(productVariants.id, [...variantIds]));
}

export const pricesOfProduct = (
	read: ReadDatabase,
	{ shopId, productId }: { readonly shopId: string; readonly productId: string },
	limit: number,
): Promise<readonly (ScheduledPrice & { readonly label: string; readonly regularVnd: number })[]> =>
	read.read(sql`
		select planned.id, planned.sale_id as "saleId", planned.shop_id as "shopId", planned.product_id as "productId",
			planned.variant_id as "variantId", planned.price_vnd as "priceVnd", planned.starts_at as "startsAt",
			planned.ends_at as "endsAt", planned.quantity_limit as "quantityLimit",
			planned.customer_limit as "customerLimit", planned.sold, planned.cancelled_at as "cancelledAt",
			array_to_string(variant.option_values, ', ') as label, variant.price_vnd as "regularVnd"
		from ${prices} planned join ${productVariants} variant on variant.id = planned.variant_id
		where planned.product_id = ${productId} and planned.shop_id = ${shopId} and planned.sale_id in (
			select sale_id from ${prices} where product_id = ${productId}
			group by sale_id order by max(starts_at) desc, sale_id limit ${limit})
		order by planned.starts_at desc, planned.sale_id, variant.position`);

/** Locks in the order of ids; the counts cannot change until the end of the transaction. */
export const lockPrices = (tx: Transaction, ids: readonly string[]): Promise<readonly ScheduledPrice[]> =>
	tx
		.select()
		.from(prices)
		.where(inArray(prices.id, [...ids]))
		.orderBy(asc(prices.id))
		.for('update');

export type PriceUse = Readonly<typeof uses.$inferSelect>;

export const openUses = (read: ReadDatabase, orderIds: readonly string[]): Promise<readonly PriceUse[]> =>
	read
		.select()
		.from(uses)
		.where(and(inArray(uses.orderId, [...orderIds]), isNull(uses.returnedAt)));

export const returnedUses = (read: ReadDatabase, orderId: string): Promise<readonly PriceUse[]> =>
	read
		.select()
		.from(uses)
		.where(and(eq(uses.orderId, orderId), sql`returned_at is not null`));

export async function boughtBy(tx: Transaction, scheduledPriceId: string, customerId: string): Promise<number> {
	const [row] = await tx
		.select({ bought: sql<number>`coalesce(sum(quantity), 0)::int` })
		.from(uses)
		.where(and(eq(uses.scheduledPriceId, scheduledPriceId), eq(uses.customerId, customerId), isNull(uses.returnedAt)));
	return row?.bought ?? 0;
}

export async function recordUse(tx: Transaction, use: PriceUse): Promise<void> {
	await tx
		.insert(uses)
		.values(use)
		.onConflictDoUpdate({ target: [uses.orderId, uses.scheduledPriceId], set: { returnedAt: null } });
	await tx
		.update(prices)
		.set({ sold: sql`sold + ${use.quantity}` })
		.where(eq(prices.id, use.scheduledPriceId));
}

/** Call with the prices locked. Returns each use once, however often it is called. */
export async function returnUses(tx: Transaction, orderIds: readonly string[], at: Date): Promise<void> {
	const returned = await tx
		.update(uses)
		.set({ returnedAt: at })
		.where(and(inArray(uses.orderId, [...orderIds]), isNull(uses.returnedAt)))
		.returning({ id: uses.scheduledPriceId, quantity: uses.quantity });
	for (const { id, quantity } of returned)
		await tx
			.update(prices)
			.set({ sold: sql`sold - ${quantity}` })
			.where(eq(prices.id, id));
}
