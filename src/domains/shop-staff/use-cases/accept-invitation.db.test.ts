import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shopInvitations } from '#src/domains/vendors/db/tables.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireApplications } from '#tests/factories/applications.ts';
import { inviteAndReadToken, makePerson, roleOf, shopWithAdmin } from '#tests/factories/staff.ts';
import { noticesOf } from '#tests/factories/suspensions.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteStaff } from './invite-staff.ts';

const database = await testDatabase();
const { db } = database;
wireApplications();

test("acceptInvitation works once and only for the invited address, and the database does not contain the link's token", async () => {
	const { shop, admin } = await shopWithAdmin(database);
	const [guest, other] = [await makePerson(database), await makePerson(database)];
	const token = await inviteAndReadToken(database, admin, guest.email.toUpperCase());
	const rows = await db.select().from(shopInvitations).where(eq(shopInvitations.shopId, shop.id));
	expect(JSON.stringify(rows)).not.toContain(token);
	expect(codeOf(await acceptInvitation(other.context, { token }))).toBe('vendors.invitation_other');
	const unread = contextOf(database, { ...guest.context.actor, emailVerified: false });
	expect(codeOf(await acceptInvitation(unread, { token }))).toBe('vendors.email_unverified');
	const tries = await Promise.all(Array.from({ length: 20 }, () => acceptInvitation(guest.context, { token })));
	expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await roleOf(guest.context)).toBe('stock');
	expect(codeOf(await acceptInvitation(guest.context, { token }))).toBe('vendors.invitation_gone');
});

test('a person can join one shop only, and inviteStaff then returns vendors.staff_taken', async () => {
	const [one, two] = [await shopWithAdmin(database), await shopWithAdmin(database)];
	const { email, context } = await makePerson(database);
	const tokens = [
		await inviteAndReadToken(database, one.admin, email),
		await inviteAndReadToken(database, two.admin, email),
	];
	const answers = await Promise.all(tokens.map((token) => acceptInvitation(context, { token })));
	expect(answers.map(codeOf).sort()).toEqual(['ok', 'vendors.staff_taken']);
	const again = await Promise.all([one, two].map(({ admin }) => inviteStaff(admin, { email, role: 'stock' as const })));
	expect(again.map(codeOf)).toContain('vendors.staff_taken');
});

test('acceptInvitation notifies the inviting admin once, and an unknown token returns vendors.invitation_gone', async () => {
	const { shop, admin } = await shopWithAdmin(database);
	const { email, context } = await makePerson(database);
	const token = await inviteAndReadToken(database, admin, email);
	expect(codeOf(await acceptInvitation(context, { token: 'x'.repeat(43) }))).toBe('vendors.invitation_gone');
	expect(await noticesOf(database, shop.ownerId)).toEqual([]);
	expect(await acceptInvitation(context, { token })).toMatchObject({ value: { shopName: shop.name } });
	await acceptInvitation(context, { token });
	expect(await noticesOf(database, shop.ownerId)).toEqual(['vendors.staff_joined']);
});
