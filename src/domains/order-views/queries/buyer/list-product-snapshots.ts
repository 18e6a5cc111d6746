import { sql } from 'drizzle-orm';
import { productPastListings } from '#src/domains/catalog/db/listing-tables.ts';
import { fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { findOrderByNumber } from '#src/domains/orders/db/order-repository.ts';
import type { Order } from '#src/domains/orders/db/tables.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ProductSnapshot, ProductSnapshots } from '../../contract/product-snapshots.ts';

type Answer = Result<ProductSnapshots, Failure<'orders.not_found'>>;

/** Reconstructed from the recorded changes; placing an order copies nothing. */
export async function productSnapshots(
	read: ReadDatabase,
	{ id, orderedAt }: Pick<Order, 'id' | 'orderedAt'>,
): Promise<ProductSnapshots> {
	type Row = Omit<ProductSnapshot, 'changedAt'> & { readonly changedAt: string | null };
	const rows = await read.read<Row>(sql`
		select line.id as "lineId", past.until as "changedAt", coalesce(past.name, shown.name) as name,
			coalesce(past.brand, shown.brand) as brand, coalesce(past.description, shown.description) as description,
			coalesce(past.facts, listing_facts(shown.id)) as facts,
			coalesce(past.picture_hashes, listing_pictures(shown.id)) as "pictureHashes"
		from order_lines line join products shown on shown.id = line.product_id
		left join lateral (
			select * from ${productPastListings} kept
			where kept.product_id = line.product_id and kept.until > ${orderedAt} order by kept.until limit 1
		) past on true
		where line.order_id = ${id} order by line.id`);
	const listings = rows.map((row) => ({ ...row, changedAt: row.changedAt && new Date(row.changedAt).toISOString() }));
	return { orderedAt: orderedAt.toISOString(), listings };
}

export async function listProductSnapshots(
	{ actor, fresh }: ReadContext<MemberActor>,
	{ number }: OrderInput,
): Promise<Answer> {
	const order = await findOrderByNumber(fresh, number);
	return order?.customerId === actor.customerId ? ok(await productSnapshots(fresh, order)) : fail('orders.not_found');
}

export async function listShopProductSnapshots(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ number }: OrderInput,
): Promise<Answer> {
	const order = await findOrderByNumber(fresh, number);
	const isOurs = order?.shopId === actor.shopId && order.placedAt !== null;
	return isOurs ? ok(await productSnapshots(fresh, order)) : fail('orders.not_found');
}

export async function getListingsOfOrder(read: ReadDatabase, number: string): Promise<ProductSnapshots | null> {
	const order = await findOrderByNumber(read, number);
	return order && productSnapshots(read, order);
}
