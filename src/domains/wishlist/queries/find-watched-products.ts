import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { WishStatus } from '../contract.ts';
import { watchedPrice } from '../rules/decide-alert.ts';
import { type ListedProductRow, PRODUCT_JOINS, PRODUCTS, productView } from './wish-view.ts';

export type WatchedProducts = {
	readonly status: WishStatus;
	readonly productName: string;
	readonly productSlug: string;
	readonly variantLabel: string;
	readonly priceVnd: number;
};

export async function findWatchedProducts(
	read: ReadDatabase,
	alertIds: readonly string[],
): Promise<ReadonlyMap<string, WatchedProducts>> {
	const rows = await read.read<ListedProductRow>(sql`
		select ${PRODUCTS} from product_alerts item ${PRODUCT_JOINS} where item.id in ${idList(alertIds)}`);
	return watchedById(rows);
}

type Item = { readonly id: string; readonly productId: string; readonly variantId: string | null };

export async function findProducts(
	read: ReadDatabase,
	items: readonly Item[],
): Promise<ReadonlyMap<string, WatchedProducts>> {
	const plain = JSON.stringify(items.map(({ id, productId, variantId }) => ({ id, productId, variantId })));
	const rows = await read.read<ListedProductRow>(sql`
		select ${PRODUCTS} from (select id, "productId" as product_id, "variantId" as variant_id
			from jsonb_to_recordset(${plain}::jsonb) as given (id uuid, "productId" uuid, "variantId" uuid)) item
		${PRODUCT_JOINS}`);
	return watchedById(rows);
}

const watchedById = (rows: readonly ListedProductRow[]): ReadonlyMap<string, WatchedProducts> =>
	new Map(
		rows.map((row) => [row.id, { ...productView(row), productSlug: row.productSlug, priceVnd: watchedPrice(row) }]),
	);

export async function findExistingAlerts(
	read: ReadDatabase,
	alertIds: readonly string[],
): Promise<ReadonlySet<string>> {
	const rows = await read.read<{ id: string }>(sql`select id from product_alerts where id in ${idList(alertIds)}`);
	return new Set(rows.map(({ id }) => id));
}

export type Addressee = { readonly name: string; readonly email: string; readonly isVerified: boolean };

export async function findAddressee(read: ReadDatabase, customerId: string): Promise<Addressee | null> {
	const [row] = await read.read<Addressee>(sql`
		select name, email, email_verified_at is not null as "isVerified" from customers
		where id = ${customerId} and locked_at is null`);
	return row ?? null;
}

export async function listDueCustomers(read: ReadDatabase, limit: number): Promise<readonly string[]> {
	const rows = await read.read<{ id: string }>(sql`
		select customer_id as id from product_alerts where due_at <= app_now()
		group by customer_id order by min(due_at) limit ${limit}`);
	return rows.map(({ id }) => id);
}
