import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { ShopRole } from '../contract.ts';

/** Who works for a shop in one of these roles, its owner included as `admin`. */
export async function listStaff(
	read: ReadDatabase,
	shopId: string,
	roles: readonly ShopRole[],
): Promise<readonly string[]> {
	const rows = await read.read<{ customerId: string }>(sql`
		select customer_id as "customerId" from shop_staff where shop_id = ${shopId} and role in ${idList(roles)}`);
	return rows.map(({ customerId }) => customerId);
}
