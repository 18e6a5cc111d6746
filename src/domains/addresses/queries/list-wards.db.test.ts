import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { HA_NOI, makeAddress } from '#tests/factories/addresses.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { getAddress, listProvinces, listWards } from '../index.ts';
import { loadUnits } from '../use-cases/load-units.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const countOf = async (table: 'provinces' | 'wards') => {
	const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
	return rows[0]?.count;
};

test('loadUnits loads the 34 provinces and 3,321 wards of July 2025 and is idempotent', async () => {
	await loadUnits(contextOf(database, system()));
	expect([await countOf('provinces'), await countOf('wards')]).toEqual([34, 3321]);
});

test('listProvinces returns common names in alphabetical order without tone marks', async () => {
	const names = (await listProvinces(read)).map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(['Hà Nội', 'TP. Hồ Chí Minh', 'Đà Nẵng', 'An Giang']));
	expect(names.indexOf('An Giang')).toBeLessThan(names.indexOf('Đà Nẵng'));
	expect(names.indexOf('Đà Nẵng')).toBeLessThan(names.indexOf('Hà Nội'));
});

test('listWards returns each ward of a province exactly once across pages', async () => {
	const codes: string[] = [];
	let cursor: string | undefined;
	do {
		const page = await listWards(read, { provinceCode: HA_NOI.provinceCode, limit: 50, cursor });
		codes.push(...page.items.map(({ code }) => code));
		cursor = page.nextCursor ?? undefined;
	} while (cursor);
	expect(codes).toHaveLength(126);
	expect(new Set(codes).size).toBe(126);
});

test.each(['ba dinh', 'Ba Đình', ' BA DINH '])('listWards finds a ward by %j, but only in its province', async (q) => {
	const inHaNoi = await listWards(read, { provinceCode: '01', q, limit: 10 });
	expect(inHaNoi.items.map(({ name }) => name)).toEqual(['Phường Ba Đình']);
	expect((await listWards(read, { provinceCode: '79', q, limit: 10 })).items).toEqual([]);
});

test('listWards ignores SQL wildcards in the query and restarts for an invalid cursor', async () => {
	const all = await listWards(read, { provinceCode: '01', limit: 3 });
	for (const q of ['%', '_', "'"])
		expect((await listWards(read, { provinceCode: '01', q, limit: 3 })).items).toEqual(all.items);
	expect(await listWards(read, { provinceCode: '01', limit: 3, cursor: 'nonsense' })).toEqual(all);
});

test('getAddress returns an address to its owner and null to other customers', async () => {
	const [owner, stranger] = [await makeCustomer(database.db), await makeCustomer(database.db)];
	const { id } = await makeAddress(database.db, owner.id);
	expect(await getAddress(read, owner.id, id)).toMatchObject({ id, provinceName: 'Hà Nội', region: 'bac' });
	expect(await getAddress(read, stranger.id, id)).toBeNull();
});
