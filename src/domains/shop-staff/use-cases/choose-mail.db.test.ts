import { expect, test } from 'vitest';
import { listStaffToNotify } from '#src/domains/vendors/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import { getStaff } from '../queries/get-staff.ts';
import { chooseMail } from './choose-mail.ts';

const database = await testDatabase();

test('chooseMail sets the mails of a staff member; the owner is always mailed, and former staff are rejected', async () => {
	const shop = await makeShop(database.db);
	const { id } = await makeCustomer(database.db);
	await makeStaff(database.db, shop.id, id, 'stock');
	const packer = contextOf(database, vendor(id, shop.id, { staffRole: 'stock' }));
	expect((await getStaff(packer)).members).toMatchObject([{ isYou: true, isMailed: false }]);
	expect(await chooseMail(packer, { wantsMail: true })).toEqual({ ok: true, value: { wantsMail: true } });
	expect((await getStaff(packer)).members).toMatchObject([{ isYou: true, isMailed: true }]);
	const owner = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(await chooseMail(owner, { wantsMail: false })).toMatchObject({ error: { code: 'vendors.staff_owner' } });
	const told = await listStaffToNotify(packer.read, shop.id);
	expect(told.map(({ isMailed }) => isMailed)).toEqual([true, true]);
	const gone = contextOf(database, vendor((await makeCustomer(database.db)).id, shop.id));
	expect(await chooseMail(gone, { wantsMail: true })).toMatchObject({ error: { code: 'vendors.staff_unknown' } });
});
