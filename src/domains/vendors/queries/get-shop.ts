import { eq, inArray } from 'drizzle-orm';
import { provinces } from '#src/domains/addresses/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { PublicShop } from '../contract/shop.ts';
import { shopHealth, shops } from '../db/tables.ts';
import { publicShopColumns, toPublicShop } from './shop-view.ts';

export async function getShop(read: ReadDatabase, shopId: string): Promise<PublicShop | null> {
	return (await getShops(read, [shopId])).get(shopId) ?? null;
}

export async function getShops(
	read: ReadDatabase,
	shopIds: readonly string[],
): Promise<ReadonlyMap<string, PublicShop>> {
	if (shopIds.length === 0) return new Map();
	const rows = await read
		.select(publicShopColumns)
		.from(shops)
		.innerJoin(provinces, eq(provinces.code, shops.provinceCode))
		.leftJoin(shopHealth, eq(shopHealth.shopId, shops.id))
		.where(inArray(shops.id, [...shopIds]));
	return new Map(rows.map((row) => [row.id, toPublicShop(row)]));
}
