import { beforeEach, expect, test } from 'vitest';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeImport, riceLine } from '#tests/factories/imports.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listImports } from '../queries/list-imports.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { cancelImport, confirmImport } from './decide-import.ts';

const database = await testDatabase();
const worker = contextOf(database, system());

const seller = async (facts = {}) => {
	const shop = await makeShop(database.db);
	return contextOf(database, vendor(shop.ownerId, shop.id, facts));
};
type Seller = Awaited<ReturnType<typeof seller>>;
const withFacts = ({ actor }: Seller, facts: Parameters<typeof vendor>[2]) =>
	contextOf(database, vendor(actor.customerId, actor.shopId, facts));
let owner: Seller;
beforeEach(async () => {
	owner = await seller();
});

const codeOf = (answer: Awaited<ReturnType<typeof confirmImport>>) =>
	answer.ok ? answer.value.state : answer.error.code;
const stateNow = async () => (await listImports(owner)).items[0]?.state;
async function checked(lines = [riceLine(1)]) {
	const found = await makeImport(owner, lines);
	await checkImport(worker, found);
	return found;
}

test('confirmImport and cancelImport reject staff without the right, and confirmImport rejects a suspended shop', async () => {
	const found = await checked();
	const accountant = withFacts(owner, { staffRole: 'accounting' });
	expect(codeOf(await confirmImport(accountant, found))).toBe('catalog.import_role');
	expect(codeOf(await cancelImport(accountant, found))).toBe('catalog.import_role');
	const suspended = withFacts(owner, { shopState: 'suspended' });
	expect(codeOf(await confirmImport(suspended, found))).toBe('catalog.import_shop_not_open');
	expect(codeOf(await cancelImport(suspended, found))).toBe('cancelled');
});

test('confirmImport returns catalog.import_state_refuses before the check and when no line is valid', async () => {
	const early = await makeImport(owner, [riceLine(1)]);
	expect(codeOf(await confirmImport(owner, early))).toBe('catalog.import_state_refuses');
	await cancelImport(owner, early);
	const bad = await checked([riceLine(1, { price: 'x' })]);
	expect(codeOf(await confirmImport(owner, bad))).toBe('catalog.import_state_refuses');
	expect(await stateNow()).toBe('checked');
});

test('twenty concurrent confirmations start one job', async () => {
	const found = await checked();
	await database.warm(20);
	const taps = await Promise.all(Array.from({ length: 20 }, () => confirmImport(owner, found)));
	expect(new Set(taps.map(codeOf))).toEqual(new Set(['applying']));
	const { rows } = await database.pool.query<{ jobs: number }>(
		`SELECT count(*)::int AS jobs FROM pgboss.job WHERE name LIKE '%catalog.run_import' AND data->>'importId' = $1`,
		[found.importId],
	);
	expect(rows).toEqual([{ jobs: 2 }]);
});

test('cancelImport returns catalog.import_state_refuses after the import is done', async () => {
	const found = await checked();
	await confirmImport(owner, found);
	await applyImport(worker, found);
	expect(codeOf(await cancelImport(owner, found))).toBe('catalog.import_state_refuses');
	expect(await stateNow()).toBe('done');
});

test('cancelImport twice is allowed, and a cancelled import can be neither confirmed nor applied', async () => {
	const found = await checked();
	expect(codeOf(await cancelImport(owner, found))).toBe('cancelled');
	expect(codeOf(await cancelImport(owner, found))).toBe('cancelled');
	expect(codeOf(await confirmImport(owner, found))).toBe('catalog.import_state_refuses');
	await applyImport(worker, found);
	expect(await stateNow()).toBe('cancelled');
});
