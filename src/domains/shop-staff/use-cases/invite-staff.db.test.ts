import { expect, test } from 'vitest';
import { staffConfig } from '#src/domains/vendors/contract/staff.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import { wireApplications } from '#tests/factories/applications.ts';
import { inviteAndReadToken, makePerson, shopWithAdmin } from '#tests/factories/staff.ts';
import { getStaff } from '../queries/get-staff.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteStaff, revokeInvitation } from './invite-staff.ts';

const database = await testDatabase();
wireApplications();

test('inviteStaff sends one mail with a unique link and lists the open invitation', async () => {
	const { admin } = await shopWithAdmin(database);
	const answer = await inviteStaff(admin, { email: ' Chi.Lan@Vidu.VN ', role: 'orders' });
	const id = answer.ok ? answer.value.invitationId : expect.fail();
	const { rows } = await database.pool.query<{ to: string }>(
		"select data->>'to' as to from pgboss.job where name like '%mail.send' and data->>'key' = $1",
		[`staff-invitation-${id}`],
	);
	expect(rows.map(({ to }) => to.toLowerCase())).toEqual(['chi.lan@vidu.vn']);
	expect((await getStaff(admin)).invitations).toMatchObject([{ id, role: 'orders' }]);
});

test('inviteStaff returns vendors.email_invalid for the field email and invites no one', async () => {
	const { admin } = await shopWithAdmin(database);
	expect(await inviteStaff(admin, { email: 'chị Lan', role: 'stock' })).toMatchObject({
		error: { code: 'vendors.email_invalid', fields: { email: 'vendors.email_invalid' } },
	});
	expect((await getStaff(admin)).invitations).toEqual([]);
});

test('an invitation ends when it expires, is revoked or is replaced by another one to the same address', async () => {
	const { admin } = await shopWithAdmin(database);
	const { email, context } = await makePerson(database);
	const first = await inviteAndReadToken(database, admin, email);
	const second = await inviteAndReadToken(database, admin, email, 'orders');
	expect(codeOf(await acceptInvitation(context, { token: first }))).toBe('vendors.invitation_gone');
	await database.setClock(`${staffConfig.inviteDays} days`);
	expect(codeOf(await acceptInvitation(context, { token: second }))).toBe('vendors.invitation_gone');
	await database.setClock('0 s');
	const open = (await getStaff(admin)).invitations;
	expect(open.map(({ role }) => role)).toEqual(['orders']);
	const stranger = (await shopWithAdmin(database)).admin;
	const invitationId = open[0]?.id ?? '';
	expect(codeOf(await revokeInvitation(stranger, { invitationId }))).toBe('vendors.staff_unknown');
	expect(codeOf(await revokeInvitation(admin, { invitationId }))).toBe('ok');
	expect(codeOf(await acceptInvitation(context, { token: second }))).toBe('vendors.invitation_gone');
});

test('inviteStaff returns vendors.staff_full above peopleMax, counting open invitations', async () => {
	const { admin } = await shopWithAdmin(database);
	const answers: string[] = [];
	for (let at = 0; at < staffConfig.peopleMax; at += 1)
		answers.push(codeOf(await inviteStaff(admin, { email: `nguoi-${at}@vidu.vn`, role: 'stock' })));
	expect(answers.filter((code) => code === 'ok')).toHaveLength(staffConfig.peopleMax - 1);
	expect(answers.at(-1)).toBe('vendors.staff_full');
});
