import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SHOP_ROLES } from '#src/domains/vendors/contract/shop.ts';
import { shops } from '#src/domains/vendors/db/tables.ts';
import { planHoliday } from '#src/domains/vendors/index.ts';
import type { Result } from '#src/shared/result.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireApplications } from '#tests/factories/applications.ts';
import { inviteAndReadToken, makePerson, roleOf, shopWithAdmin } from '#tests/factories/staff.ts';
import { getStaff } from '../queries/get-staff.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteStaff } from './invite-staff.ts';
import { changeRole, leaveShop, removeStaff } from './save-staff.ts';

const database = await testDatabase();
const { db, pool } = database;
wireApplications();

test('only admins invite and change staff, the owner cannot be changed, and a removed person has no role any more', async () => {
	const { shop, admin } = await shopWithAdmin(database);
	const { email, context } = await makePerson(database);
	await acceptInvitation(context, { token: await inviteAndReadToken(database, admin, email, 'admin') });
	const { customerId } = context.actor;
	const asAdmin = contextOf(database, vendor(customerId, shop.id));
	for (const staffRole of SHOP_ROLES.filter((role) => role !== 'admin')) {
		const low = contextOf(database, vendor(customerId, shop.id, { staffRole }));
		expect(codeOf(await inviteStaff(low, { email: 'ai@vidu.vn', role: 'stock' }))).toBe('vendors.role_not_allowed');
		expect(codeOf(await changeRole(low, { customerId, role: 'admin' }))).toBe('vendors.role_not_allowed');
		expect((await getStaff(low)).members.map(({ isYou }) => isYou)).toEqual([true]);
	}
	for (const take of [changeRole, removeStaff])
		expect(codeOf(await take(asAdmin, { customerId: shop.ownerId, role: 'stock' }))).toBe('vendors.staff_owner');
	expect(codeOf(await leaveShop(contextOf(database, member(shop.ownerId))))).toBe('vendors.staff_owner');
	expect(codeOf(await changeRole(admin, { customerId, role: 'stock' }))).toBe('ok');
	expect(await roleOf(context)).toBe('stock');
	expect((await getStaff(admin)).members).toMatchObject([
		{ isOwner: true, isYou: true, lastAct: { action: 'staff_role' } },
		{ isOwner: false, role: 'stock', lastAct: { action: 'staff_joined' } },
	]);
	const stranger = (await shopWithAdmin(database)).admin;
	expect(codeOf(await removeStaff(stranger, { customerId }))).toBe('vendors.staff_unknown');
	expect(codeOf(await removeStaff(admin, { customerId }))).toBe('ok');
	expect(await roleOf(context)).toBeNull();
});

test("leaveShop removes the person's own role, and a second call returns vendors.staff_unknown", async () => {
	const { admin } = await shopWithAdmin(database);
	const { email, context } = await makePerson(database);
	await acceptInvitation(context, { token: await inviteAndReadToken(database, admin, email) });
	expect(codeOf(await leaveShop(context))).toBe('ok');
	expect(codeOf(await leaveShop(context))).toBe('vendors.staff_unknown');
	expect(await roleOf(context)).toBeNull();
});

async function secondAdmin() {
	const { shop, admin } = await shopWithAdmin(database);
	const { email, context } = await makePerson(database);
	await acceptInvitation(context, { token: await inviteAndReadToken(database, admin, email, 'admin') });
	const { customerId } = context.actor;
	return { shop, admin, context, customerId, second: contextOf(database, vendor(customerId, shop.id)) };
}

test('a staff member who is removed concurrently cannot invite any more, whatever role the request was loaded with', async () => {
	for (let round = 0; round < 5; round += 1) {
		const { shop, admin, customerId, second } = await secondAdmin();
		const invite = (at: number) => inviteStaff(second, { email: `ban-${round}-${at}@vidu.vn`, role: 'admin' });
		const [removed, ...answers] = await Promise.all([
			removeStaff(admin, { customerId }),
			...Array.from({ length: 8 }, (_, at) => invite(at)),
		]);
		expect(codeOf(removed)).toBe('ok');
		expect(answers.map(codeOf).filter((code) => code !== 'ok' && code !== 'vendors.role_not_allowed')).toEqual([]);
		const { rows } = await pool.query<{ action: string }>(
			"select action from audit_entries where subject_id = $1 and action in ('staff_invited', 'staff_removed') order by seq",
			[shop.id],
		);
		expect(rows.at(-1)?.action).toBe('staff_removed');
		expect((await getStaff(admin)).invitations).toEqual([]);
		expect(codeOf(await planHoliday(second, { holiday: null }))).toBe('vendors.role_not_allowed');
	}
});

test('open invitations end when their sender is removed, leaves or loses the right to manage staff', async () => {
	for (const [go, code] of [
		[({ admin, customerId }) => removeStaff(admin, { customerId }), 'vendors.invitation_gone'],
		[({ context }) => leaveShop(context), 'vendors.invitation_gone'],
		[({ admin, customerId }) => changeRole(admin, { customerId, role: 'stock' }), 'vendors.invitation_gone'],
		[({ admin, customerId }) => changeRole(admin, { customerId, role: 'admin' }), 'ok'],
	] as const satisfies readonly (readonly [
		(of: Awaited<ReturnType<typeof secondAdmin>>) => Promise<Result<unknown, { code: string }>>,
		string,
	])[]) {
		const made = await secondAdmin();
		const friend = await makePerson(database);
		const token = await inviteAndReadToken(database, made.second, friend.email, 'admin');
		expect(codeOf(await go(made))).toBe('ok');
		expect(codeOf(await acceptInvitation(friend.context, { token }))).toBe(code);
	}
});

test('leaveShop works in every state of the shop, while inviteStaff and acceptInvitation return vendors.state_refuses', async () => {
	for (const state of ['suspended', 'terminated', 'rejected'] as const) {
		const { shop, admin, context } = await secondAdmin();
		const friend = await makePerson(database);
		const token = await inviteAndReadToken(database, admin, friend.email);
		await db.update(shops).set({ state }).where(eq(shops.id, shop.id));
		expect(codeOf(await inviteStaff(admin, { email: 'ai@vidu.vn', role: 'stock' }))).toBe('vendors.state_refuses');
		expect(codeOf(await acceptInvitation(friend.context, { token }))).toBe('vendors.state_refuses');
		expect(codeOf(await leaveShop(context))).toBe('ok');
		expect(await roleOf(context)).toBeNull();
	}
});
