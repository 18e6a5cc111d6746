import { and, eq, inArray } from 'drizzle-orm';

import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ShopRole } from '../contract.ts';
import { shopStaff } from '../db/tables.ts';

/** Who works for a shop in one of these roles, its owner included as `admin`. */
export async function listStaff(
	read: ReadDatabase,
	shopId: string,
	roles: readonly ShopRole[],
): Promise<readonly string[]> {
	const rows = await read
		.select({ customerId: shopStaff.customerId })
		.from(shopStaff)
		.where(and(eq(shopStaff.shopId, shopId), inArray(shopStaff.role, [...roles])));
	return rows.map(({ customerId }) => customerId);
}
