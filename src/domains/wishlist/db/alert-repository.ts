import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { idList, type Transaction } from '#src/platform/db/index.ts';
import { type Alert, productAlerts } from './tables.ts';

export type Watched = Pick<Alert, 'kind' | 'productId' | 'variantId'>;

export async function insertAlert(tx: Transaction, alert: Alert): Promise<void> {
	await tx.insert(productAlerts).values(alert).onConflictDoNothing();
}

export const countAlerts = (tx: Transaction, customerId: string): Promise<number> =>
	tx.$count(productAlerts, eq(productAlerts.customerId, customerId));

const matchesAlert = (customerId: string, { kind, productId, variantId }: Watched) =>
	and(
		eq(productAlerts.customerId, customerId),
		eq(productAlerts.kind, kind),
		eq(productAlerts.productId, productId),
		variantId === null ? isNull(productAlerts.variantId) : eq(productAlerts.variantId, variantId),
	);

export async function hasAlert(tx: Transaction, customerId: string, watched: Watched): Promise<boolean> {
	return (await tx.$count(productAlerts, matchesAlert(customerId, watched))) > 0;
}

export async function deleteAlert(tx: Transaction, customerId: string, watched: Watched): Promise<void> {
	await tx.delete(productAlerts).where(matchesAlert(customerId, watched));
}

/** Without ids, deletes all alerts of this person. */
export async function deleteAlerts(
	tx: Transaction,
	customerId: string,
	ids: readonly string[] | null,
): Promise<number> {
	const { rowCount } = await tx
		.delete(productAlerts)
		.where(
			and(eq(productAlerts.customerId, customerId), ids === null ? undefined : inArray(productAlerts.id, [...ids])),
		);
	return rowCount ?? 0;
}

export async function markStockDue(tx: Transaction, variantIds: readonly string[], at: Date): Promise<void> {
	await tx.execute(sql`
		update product_alerts set due_at = ${at.toISOString()}::timestamptz
		where kind = 'back_in_stock' and due_at is null and variant_id in ${idList(variantIds)}`);
}

type PriceDrop = { readonly productId: string; readonly variantId: string };

/**
 * Schedules price alerts for the variant or its product that are not due yet: after the price has settled, at most
 * once in `everyHours`. Locks in the order of the ids, so that concurrent changes cannot deadlock.
 */
export async function markPriceDue(
	tx: Transaction,
	{ productId, variantId }: PriceDrop,
	settledAt: Date,
	everyHours: number,
): Promise<void> {
	await tx.execute(sql`
		update product_alerts set due_at =
			greatest(${settledAt.toISOString()}::timestamptz, told_at + make_interval(hours => ${everyHours}))
		where id in (select id from product_alerts
			where product_id = ${productId} and kind = 'price_drop' and due_at is null
				and (variant_id is null or variant_id = ${variantId})
			order by id for update)`);
}

export async function changeAlert(
	tx: Transaction,
	id: string,
	changes: Partial<Pick<Alert, 'dueAt' | 'toldAt' | 'basePriceVnd'>>,
): Promise<void> {
	await tx.update(productAlerts).set(changes).where(eq(productAlerts.id, id));
}

/** Locks the rows, so that two workers never send the same alert. */
export async function lockDueAlerts(tx: Transaction, customerId: string, at: Date): Promise<readonly Alert[]> {
	return tx
		.select()
		.from(productAlerts)
		.where(and(eq(productAlerts.customerId, customerId), isNotNull(productAlerts.dueAt), lte(productAlerts.dueAt, at)))
		.orderBy(asc(productAlerts.id))
		.for('update');
}

/**
 * Covers products that become available without an event, such as products shown again or a shop back from its
 * holiday.
 */
export async function markDueWithoutEvent(tx: Transaction, at: Date, notifiedBefore: Date): Promise<number> {
	const { rowCount } = await tx.execute(sql`
		update product_alerts alert set due_at = ${at.toISOString()}::timestamptz
		from products product, shops shop
		where product.id = alert.product_id and shop.id = product.shop_id and alert.due_at is null
			and product.state = 'published' and shop.state = 'approved'
			and (alert.told_at is null or alert.told_at < ${notifiedBefore.toISOString()}::timestamptz)
			and not coalesce((${at.toISOString()}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date
				between shop.closed_from and shop.closed_to, false)
			and exists (
				select from product_variants variant join stock_items stock on stock.variant_id = variant.id
				join variant_prices price on price.variant_id = variant.id
				where variant.product_id = product.id and variant.is_on_sale
					and (alert.variant_id is null or variant.id = alert.variant_id)
					and stock.on_hand - stock.reserved >= product.quantity_min
					and (alert.kind = 'back_in_stock' or price.price_vnd < alert.base_price_vnd))`);
	return rowCount ?? 0;
}
