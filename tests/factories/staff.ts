import { inviteStaff } from '#src/domains/shop-staff/index.ts';
import type { ShopRole } from '#src/domains/vendors/contract/shop.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { contextOf, member, vendor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { makeCustomer } from './identity.ts';
import { makeShop } from './vendors.ts';

export async function shopWithAdmin(database: TestDatabase) {
	const shop = await makeShop(database.db);
	return { shop, admin: contextOf(database, vendor(shop.ownerId, shop.id)) };
}

export async function makePerson(database: TestDatabase) {
	const person = await makeCustomer(database.db);
	return { email: person.email, context: contextOf(database, member(person.id)) };
}

export const roleOf = async ({ read, actor }: Context<MemberActor>): Promise<ShopRole | null> =>
	(await findShopOfOwner(read, actor.customerId))?.staffRole ?? null;

export async function inviteAndReadToken(
	{ pool }: TestDatabase,
	admin: Context<VendorActor>,
	email: string,
	role: ShopRole = 'stock',
): Promise<string> {
	const made = await inviteStaff(admin, { email, role });
	if (!made.ok) throw new Error(made.error.code);
	const { rows } = await pool.query<{ text: string }>(
		"select data->>'text' as text from pgboss.job where name like '%mail.send' and data->>'key' = $1",
		[`staff-invitation-${made.value.invitationId}`],
	);
	return rows[0]?.text.split(' ')[1] ?? '';
}
