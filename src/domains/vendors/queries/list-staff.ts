import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { ShopRole } from '../contract/shop.ts';
import { isStaffMailed } from '../rules/staff/staff-mail.ts';

/** The owner counts as `admin`. */
export async function listStaff(
	read: ReadDatabase,
	shopId: string,
	roles: readonly ShopRole[],
): Promise<readonly string[]> {
	const rows = await read.read<{ customerId: string }>(sql`
		select customer_id as "customerId" from shop_staff where shop_id = ${shopId} and role in ${idList(roles)}`);
	return rows.map(({ customerId }) => customerId);
}

export type StaffToNotify = { readonly customerId: string; readonly role: ShopRole; readonly isMailed: boolean };

/** `isMailed`: the person receives mails about orders. */
export async function listStaffToNotify(read: ReadDatabase, shopId: string): Promise<readonly StaffToNotify[]> {
	const rows = await read.read<Omit<StaffToNotify, 'isMailed'> & Parameters<typeof isStaffMailed>[0]>(sql`
		select staff.customer_id as "customerId", staff.role, staff.wants_mail as "wantsMail",
			shop.owner_id = staff.customer_id as "isOwner"
		from shop_staff staff join shops shop on shop.id = staff.shop_id where staff.shop_id = ${shopId}`);
	return rows.map((row) => ({ customerId: row.customerId, role: row.role, isMailed: isStaffMailed(row) }));
}
