import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CommissionScope, CommissionTarget } from '../contract.ts';

export type NamedScope = {
	readonly target: CommissionTarget;
	readonly product?: string | undefined;
	readonly category?: string | undefined;
	readonly shop?: string | undefined;
};

export async function findCommissionScope(read: ReadDatabase, named: NamedScope): Promise<CommissionScope | null> {
	const { target, product, category, shop } = named;
	const [found] = await read.read<Omit<CommissionScope, 'target'>>(sql`
		select (select id from products where slug = ${product ?? null}::text) as "productId",
			(select category_id from category_slugs where slug = ${category ?? null}::text) as "categoryId",
			(select shop_id from shop_slugs where slug = ${shop ?? null}::text) as "shopId"`);
	if (!found) return null;
	const isWhole = !(product && !found.productId) && !(category && !found.categoryId) && !(shop && !found.shopId);
	return isWhole ? { target, ...found } : null;
}
