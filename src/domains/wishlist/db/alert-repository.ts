import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { idList, type Transaction } from '#src/platform/db/index.ts';
import type { AlertKind } from '../contract.ts';
import { type Alert, productAlerts } from './tables.ts';

export type Watched = Pick<Alert, 'kind' | 'productId' | 'variantId'>;

/** Under the lock of the person's lists. */
export async function insertAlert(tx: Transaction, alert: Alert): Promise<void> {
	await tx.insert(productAlerts).values(alert).onConflictDoNothing();
}

export const countAlerts = (tx: Transaction, customerId: string): Promise<number> =>
	tx.$count(productAlerts, eq(productAlerts.customerId, customerId));

const sameAs = (customerId: string, { kind, productId, variantId }: Watched) =>
	and(
		eq(productAlerts.customerId, customerId),
		eq(productAlerts.kind, kind),
		eq(productAlerts.productId, productId),
		variantId === null ? isNull(productAlerts.variantId) : eq(productAlerts.variantId, variantId),
	);

export async function hasAlert(tx: Transaction, customerId: string, watched: Watched): Promise<boolean> {
	return (await tx.$count(productAlerts, sameAs(customerId, watched))) > 0;
}

export async function deleteAlert(tx: Transaction, customerId: string, watched: Watched): Promise<void> {
	await tx.delete(productAlerts).where(sameAs(customerId, watched));
}

/** Without ids: all that this person has. */
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

/** Those of a product that have nothing due yet, locked in the order of their ids. */
export async function lockPriceAlerts(tx: Transaction, productId: string): Promise<readonly Alert[]> {
	return tx
		.select()
		.from(productAlerts)
		.where(
			and(
				eq(productAlerts.productId, productId),
				eq(productAlerts.kind, 'price_drop' satisfies AlertKind),
				isNull(productAlerts.dueAt),
			),
		)
		.orderBy(asc(productAlerts.id))
		.for('update');
}

export async function changeAlert(
	tx: Transaction,
	id: string,
	changes: Partial<Pick<Alert, 'dueAt' | 'toldAt' | 'basePriceVnd'>>,
): Promise<void> {
	await tx.update(productAlerts).set(changes).where(eq(productAlerts.id, id));
}

/** What one person is to be told until then, locked: two workers never tell the same. */
export async function lockDueAlerts(tx: Transaction, customerId: string, until: Date): Promise<readonly Alert[]> {
	return tx
		.select()
		.from(productAlerts)
		.where(
			and(eq(productAlerts.customerId, customerId), isNotNull(productAlerts.dueAt), lte(productAlerts.dueAt, until)),
		)
		.orderBy(asc(productAlerts.id))
		.for('update');
}

/** What no event has announced: goods shown again, a shop back from its holiday. */
export async function markFoundDue(tx: Transaction, at: Date, toldBefore: Date): Promise<number> {
	const { rowCount } = await tx.execute(sql`
		update product_alerts alert set due_at = ${at.toISOString()}::timestamptz
		from products product, shops shop
		where product.id = alert.product_id and shop.id = product.shop_id and alert.due_at is null
			and product.state = 'published' and shop.state = 'approved' and product.is_in_stock
			and (alert.told_at is null or alert.told_at < ${toldBefore.toISOString()}::timestamptz)
			and case alert.kind
				when 'back_in_stock' then exists (
					select from product_variants variant join stock_items stock on stock.variant_id = variant.id
					where variant.id = alert.variant_id and variant.is_on_sale
						and stock.on_hand - stock.reserved >= product.quantity_min)
				else alert.base_price_vnd > coalesce(
					(select price_vnd from product_variants where id = alert.variant_id), product.price_from_vnd) end`);
	return rowCount ?? 0;
}
