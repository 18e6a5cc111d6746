import { sql } from 'drizzle-orm';
import { PRODUCT_HAS_PAGE } from '#src/domains/catalog/db/tables.ts';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type WritableProduct = {
	readonly productId: string;
	readonly shopId: string;
	readonly searchText: string;
	readonly shopName: string;
	readonly shopSlug: string;
	readonly shopLogoHash: string | null;
};

/** A product with a public page, of a shop that is shown. */
export async function findWritableProduct(read: ReadDatabase, productId: string): Promise<WritableProduct | null> {
	const [row] = await read.read<WritableProduct>(sql`
		select product.id as "productId", product.shop_id as "shopId",
			product.name_folded || ' ' || shop.name_folded as "searchText", shop.name as "shopName", shop.slug as "shopSlug",
			shop.logo_hash as "shopLogoHash"
		from products product join shops shop on shop.id = product.shop_id
		where product.id = ${productId} and ${PRODUCT_HAS_PAGE} and ${SHOP_IS_SHOWN}`);
	return row ?? null;
}

export async function isShopShown(read: ReadDatabase, shopId: string): Promise<boolean> {
	const rows = await read.read(sql`select from shops shop where shop.id = ${shopId} and ${SHOP_IS_SHOWN}`);
	return rows.length > 0;
}

export async function worksForShop(read: ReadDatabase, customerId: string, shopId: string): Promise<boolean> {
	const rows = await read.read(sql`
		select from shop_staff where shop_id = ${shopId} and customer_id = ${customerId}`);
	return rows.length > 0;
}

const ORDERS_MAX = 50;

/** Numbers of the orders that the buyer placed with the shop: they stay readable. */
export async function listOrderNumbers(
	read: ReadDatabase,
	{ shopId, customerId }: { readonly shopId: string; readonly customerId: string },
): Promise<readonly string[]> {
	const rows = await read.read<{ number: string }>(sql`
		select number from orders where customer_id = ${customerId} and shop_id = ${shopId}
		order by id desc limit ${ORDERS_MAX}`);
	return rows.map(({ number }) => number);
}
