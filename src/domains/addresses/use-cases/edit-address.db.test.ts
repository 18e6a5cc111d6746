import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { HA_NOI, makeAddress, TP_HO_CHI_MINH } from '#tests/factories/addresses.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { editAddress, listSavedAddresses } from '../index.ts';

const database = await testDatabase();
const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
const MOVED = { recipient: '  Lê  Thị Mẫu ', phone: '0987 654 321', street: ' 12/3 Lê Văn Thọ', ...TP_HO_CHI_MINH };
type Person = Awaited<ReturnType<typeof someone>>;
const home = (person: Person, facts = {}) => makeAddress(database.db, person.actor.customerId, facts);
const listOf = async (person: Person) => (await listSavedAddresses(person)).items;

test('editAddress changes the place and its region under the same id', async () => {
	const person = await someone();
	const { id } = await home(person);
	expect(await editAddress(person, { id, ...MOVED })).toMatchObject({
		value: {
			id,
			recipient: 'Lê Thị Mẫu',
			phone: '+84987654321',
			street: '12/3 Lê Văn Thọ',
			region: 'nam',
			isDefault: true,
		},
	});
	expect(await listOf(person)).toHaveLength(1);
});

test('editAddress with isDefault replaces the default, and without it keeps the default', async () => {
	const person = await someone();
	const [first, second] = [await home(person), await home(person, { isDefault: false })];
	await editAddress(person, { id: second.id, ...MOVED, isDefault: true });
	expect((await listOf(person)).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second.id]);
	await editAddress(person, { id: second.id, ...MOVED });
	expect((await listOf(person)).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second.id]);
	expect((await listOf(person)).some(({ id }) => id === first.id)).toBe(true);
});

test("editAddress fails with addresses.not_found for an unknown address and another customer's one, which stays unchanged", async () => {
	const [owner, other] = [await someone(), await someone()];
	const { id } = await home(owner);
	for (const wanted of [id, newId()])
		expect(await editAddress(other, { id: wanted, ...MOVED })).toMatchObject({
			error: { code: 'addresses.not_found', kind: 'not_found' },
		});
	expect(await listOf(owner)).toMatchObject([{ street: 'Số 1 ngõ Ví Dụ' }]);
});

test('editAddress rejects a ward of another province and changes nothing', async () => {
	const person = await someone();
	const { id } = await home(person);
	const mixed = { ...MOVED, provinceCode: HA_NOI.provinceCode };
	expect(await editAddress(person, { id, ...mixed })).toMatchObject({ ok: false });
	expect(await listOf(person)).toMatchObject([{ recipient: 'Nguyễn Thị Mẫu' }]);
});
