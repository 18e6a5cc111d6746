import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { OwnShop, ShopRole } from '../contract/shop.ts';
import { shopStaff, shops } from '../db/tables.ts';

export type ShopOfPerson = OwnShop & { readonly staffRole: ShopRole };

export async function findShopOfOwner(read: ReadDatabase, customerId: string): Promise<ShopOfPerson | null> {
	const [row] = await read
		.select({
			id: shops.id,
			state: shops.state,
			stateReason: shops.stateReason,
			slug: shops.slug,
			name: shops.name,
			capabilities: shops.capabilities,
			staffRole: shopStaff.role,
		})
		.from(shopStaff)
		.innerJoin(shops, eq(shops.id, shopStaff.shopId))
		.where(eq(shopStaff.customerId, customerId));
	return row ?? null;
}
