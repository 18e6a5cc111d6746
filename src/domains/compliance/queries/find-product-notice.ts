import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type ProductNotice = { readonly shopId: string; readonly productName: string; readonly productSlug: string };

export async function findProductNotice(read: ReadDatabase, productId: string): Promise<ProductNotice | null> {
	const [row] = await read.read<ProductNotice>(sql`
		select shop_id as "shopId", name as "productName", slug as "productSlug" from products where id = ${productId}`);
	return row ?? null;
}
