import { eq } from 'drizzle-orm';
import { provinces } from '#src/domains/addresses/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { PublicShop } from '../contract.ts';
import { shopHealth, shopSlugs, shops } from '../db/tables.ts';
import { isShopVisible } from '../rules/vendor-states.ts';
import { publicShopColumns, toPublicShop } from './shop-view.ts';

export type ShopPage =
	| { readonly kind: 'shop'; readonly shop: PublicShop }
	| { readonly kind: 'moved'; readonly slug: string }
	| { readonly kind: 'gone' }
	| { readonly kind: 'absent' };

/** Who once had this address is still found by it. */
export async function findShopPage(read: ReadDatabase, slug: string): Promise<ShopPage> {
	const [row] = await read
		.select(publicShopColumns)
		.from(shopSlugs)
		.innerJoin(shops, eq(shops.id, shopSlugs.shopId))
		.innerJoin(provinces, eq(provinces.code, shops.provinceCode))
		.leftJoin(shopHealth, eq(shopHealth.shopId, shops.id))
		.where(eq(shopSlugs.slug, slug));
	if (!row) return { kind: 'absent' };
	if (row.state === 'terminated') return { kind: 'gone' };
	if (!isShopVisible(row.state)) return { kind: 'absent' };
	return row.slug === slug ? { kind: 'shop', shop: toPublicShop(row) } : { kind: 'moved', slug: row.slug };
}
