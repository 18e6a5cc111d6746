import { expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { HA_NOI, TP_HO_CHI_MINH } from '#tests/factories/addresses.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { type AddAddressInput, SAVED_ADDRESSES_MAX } from '../contract.ts';
import { addAddress, editAddress, listSavedAddresses, removeAddress, setDefaultAddress } from '../index.ts';

const database = await testDatabase();
const AT_HOME: AddAddressInput = {
	recipient: 'Trần Văn  Mẫu',
	phone: '0912 345 678',
	street: ' Số 1 ngõ Ví Dụ',
	...HA_NOI,
};

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
type Person = Awaited<ReturnType<typeof someone>>;

async function add(person: Person, more: Partial<AddAddressInput> = {}): Promise<string> {
	const added = await addAddress(person, { ...AT_HOME, ...more });
	if (!added.ok) throw new Error(added.error.code);
	return added.value.id;
}
async function defaultsOf(person: Person): Promise<readonly string[]> {
	const { items } = await listSavedAddresses(person);
	return items.filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

test('addAddress makes the first address the default and stores normalised values', async () => {
	const person = await someone();
	const added = await addAddress(person, AT_HOME);
	expect(added).toMatchObject({
		ok: true,
		value: {
			recipient: 'Trần Văn Mẫu',
			phone: '+84912345678',
			street: 'Số 1 ngõ Ví Dụ',
			isDefault: true,
			region: 'bac',
		},
	});
});

test('ten concurrent addAddress calls with isDefault leave exactly one default', async () => {
	const person = await someone();
	await Promise.all(Array.from({ length: 10 }, () => addAddress(person, { ...AT_HOME, isDefault: true })));
	expect(await defaultsOf(person)).toHaveLength(1);
});

test('addAddress succeeds SAVED_ADDRESSES_MAX times among 25 concurrent calls; the others fail with addresses.too_many', async () => {
	const person = await someone();
	const answers = await Promise.all(Array.from({ length: 25 }, () => addAddress(person, AT_HOME)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(SAVED_ADDRESSES_MAX);
	expect(codeOf(await addAddress(person, AT_HOME))).toBe('addresses.too_many');
});

test('setDefaultAddress replaces the previous default', async () => {
	const person = await someone();
	const [first, second] = [await add(person), await add(person)];
	expect(await defaultsOf(person)).toEqual([first]);
	await setDefaultAddress(person, { id: second });
	expect(await defaultsOf(person)).toEqual([second]);
});

test('removeAddress of the default makes the oldest remaining address the default', async () => {
	const person = await someone();
	const [first, second] = [await add(person), await add(person)];
	await add(person);
	expect(await removeAddress(person, { id: first })).toEqual({ ok: true, value: { id: first, newDefaultId: second } });
	expect(await defaultsOf(person)).toEqual([second]);
});

test('editAddress moves an address to another province and ward', async () => {
	const person = await someone();
	const id = await add(person);
	const moved = await editAddress(person, { id, ...AT_HOME, ...TP_HO_CHI_MINH });
	expect(moved).toMatchObject({ ok: true, value: { provinceCode: '79', region: 'nam', isDefault: true } });
});

test('addAddress reports a ward of another province and an invalid phone number at their fields', async () => {
	const person = await someone();
	expect(await addAddress(person, { ...AT_HOME, provinceCode: '79' })).toMatchObject({
		error: { code: 'addresses.unit_unknown', fields: { wardCode: 'addresses.unit_unknown' } },
	});
	expect(await addAddress(person, { ...AT_HOME, phone: '0112345678' })).toMatchObject({
		error: { code: 'addresses.phone_invalid', fields: { phone: 'addresses.phone_invalid' } },
	});
});

test("editing, removing or selecting another customer's address fails with addresses.not_found", async () => {
	const [owner, stranger] = [await someone(), await someone()];
	const id = await add(owner);
	expect(codeOf(await editAddress(stranger, { id, ...AT_HOME }))).toBe('addresses.not_found');
	expect(codeOf(await removeAddress(stranger, { id }))).toBe('addresses.not_found');
	expect(codeOf(await setDefaultAddress(stranger, { id }))).toBe('addresses.not_found');
	expect(await defaultsOf(owner)).toEqual([id]);
});
