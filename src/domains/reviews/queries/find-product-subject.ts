import { sql } from 'drizzle-orm';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { HAS_UNCANCELLED_QUANTITY } from './has-uncancelled-quantity.ts';

/** Products with a public page, also when no longer on sale. */
export async function findProductSubject(
	read: ReadDatabase,
	productId: string,
): Promise<{ readonly id: string; readonly shopId: string } | null> {
	const [row] = await read.read<{ id: string; shopId: string }>(sql`
		select product.id, product.shop_id as "shopId" from products product join shops shop on shop.id = product.shop_id
		where product.id = ${productId} and ${PRODUCT_HAS_PAGE}
			and ${SHOP_IS_SHOWN}`);
	return row ?? null;
}

export async function hasReceived(read: ReadDatabase, customerId: string, productId: string): Promise<boolean> {
	const rows = await read.read(sql`
		select from orders join order_lines line on line.order_id = orders.id
		where orders.customer_id = ${customerId} and orders.state in ('delivered', 'completed', 'returned')
			and line.product_id = ${productId} and ${HAS_UNCANCELLED_QUANTITY}
		limit 1`);
	return rows.length > 0;
}

export async function worksForShop(read: ReadDatabase, customerId: string, shopId: string): Promise<boolean> {
	const rows = await read.read(sql`
		select from shop_staff where shop_id = ${shopId} and customer_id = ${customerId}`);
	return rows.length > 0;
}
