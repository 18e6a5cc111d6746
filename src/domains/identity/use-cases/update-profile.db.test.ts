import { expect, test } from 'vitest';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { getProfile } from '../queries/get-profile.ts';
import { updateProfile } from './update-profile.ts';

const database = await testDatabase();
const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));

test('updateProfile normalises the name and the telephone number', async () => {
	const person = await someone();
	const changed = await updateProfile(person, { name: '  Trần   Thị Mẫu ', phone: '+84 912.345.678' });
	const stored = { name: 'Trần Thị Mẫu', phone: '0912 345 678', emailVerified: true };
	expect(changed).toMatchObject({ ok: true, value: stored });
	expect(await getProfile(person)).toMatchObject(stored);
});

test('updateProfile with an empty number removes the stored one', async () => {
	const person = await someone();
	await updateProfile(person, { name: 'Mẫu', phone: '0912345678' });
	expect(await updateProfile(person, { name: 'Mẫu', phone: ' ' })).toMatchObject({ ok: true, value: { phone: null } });
});

test('updateProfile returns identity.phone_invalid for the field phone and changes nothing', async () => {
	const person = await someone();
	await updateProfile(person, { name: 'Trước', phone: '' });
	expect(await updateProfile(person, { name: 'Sau', phone: '0112345678' })).toMatchObject({
		error: { code: 'identity.phone_invalid', fields: { phone: 'identity.phone_invalid' } },
	});
	const { rows } = await database.pool.query('SELECT name FROM customers WHERE id = $1', [person.actor.customerId]);
	expect(rows).toEqual([{ name: 'Trước' }]);
});
