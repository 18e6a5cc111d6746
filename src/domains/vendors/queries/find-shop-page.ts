import { eq, sql } from 'drizzle-orm';
import { provinces } from '#src/domains/addresses/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { PublicShop } from '../contract/shop.ts';
import { shopHealth, shopSlugs, shops } from '../db/tables.ts';
import { isShopVisible } from '../rules/shop-status/vendor-states.ts';
import { publicShopColumns, toPublicShop } from './shop-view.ts';

export type ShopPage =
	| { readonly kind: 'shop'; readonly shop: PublicShop; readonly asOf: Date }
	| { readonly kind: 'moved'; readonly slug: string }
	| { readonly kind: 'gone' }
	| { readonly kind: 'absent' };

/** A former slug returns the current one. */
export async function findShopPage(read: ReadDatabase, slug: string): Promise<ShopPage> {
	const [row] = await read
		.select({ ...publicShopColumns, asOf: sql<Date>`app_now()` })
		.from(shopSlugs)
		.innerJoin(shops, eq(shops.id, shopSlugs.shopId))
		.innerJoin(provinces, eq(provinces.code, shops.provinceCode))
		.leftJoin(shopHealth, eq(shopHealth.shopId, shops.id))
		.where(eq(shopSlugs.slug, slug));
	if (!row) return { kind: 'absent' };
	const { asOf, ...shop } = row;
	if (shop.state === 'terminated') return { kind: 'gone' };
	if (!isShopVisible(shop.state)) return { kind: 'absent' };
	if (shop.slug !== slug) return { kind: 'moved', slug: shop.slug };
	return { kind: 'shop', shop: toPublicShop(shop), asOf: new Date(asOf) };
}
