import { expect, test } from 'vitest';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Cells, makeImport, riceLine } from '#tests/factories/imports.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { findImport, recordImportProgress } from '../db/import-repository.ts';
import { listBadLines, listImports } from '../queries/list-imports.ts';
import { checkImport } from './check-import.ts';
import { cancelImport } from './decide-import.ts';
import { readImportNotified } from './steps/read-import.ts';

const database = await testDatabase();
const worker = contextOf(database, system());

async function seller() {
	const shop = await makeShop(database.db);
	return contextOf(database, vendor(shop.ownerId, shop.id));
}
async function checked(context: Awaited<ReturnType<typeof seller>>, rows: readonly Cells[]) {
	const found = await makeImport(context, rows);
	await checkImport(worker, found);
	return { found, latest: (await listImports(context)).items[0] };
}

test('checkImport counts additions, changes, unchanged and bad lines without writing products', async () => {
	const context = await seller();
	const { shopId } = context.actor;
	for (const sku of ['CU-1', 'CU-2']) await makeProduct(database.db, { shopId, variants: [{ sku, stock: 4 }] });
	const { latest } = await checked(context, [
		riceLine(1),
		riceLine(2),
		riceLine(3, { price: 'rẻ' }),

		{ sku: 'CU-1', stock: '9' },
		{ sku: 'CU-2', stock: '4' },
	]);
	expect(latest).toMatchObject({ state: 'checked', lines: 5, added: 2, changed: 1, bad: 1 });
	expect(latest?.firstBad).toMatchObject([{ line: 4, problems: [{ column: 'price', code: 'not_a_number' }] }]);
	const keeper = { ...context, actor: { ...context.actor, staffRole: 'stock' as const } };
	expect((await listImports(keeper)).items[0]?.firstBad).toEqual([]);
	expect((await database.pool.query('SELECT 1 FROM products WHERE shop_id = $1', [shopId])).rowCount).toBe(2);
});

test('listBadLines returns every problem of each bad line', async () => {
	const context = await seller();
	const { found } = await checked(context, [
		riceLine(1),
		riceLine(2, { price: '', stock: '-1', category: 'trên mây' }),
	]);
	const bad = await listBadLines(context, { ...found, part: 1 });
	const lines = bad.ok ? bad.value.lines : expect.fail();
	expect(lines).toHaveLength(1);
	expect(lines[0]?.problems.map(({ column }) => column).sort()).toEqual(['category', 'price', 'stock']);
});

test('checkImport skips a cancelled import', async () => {
	const context = await seller();
	const { found } = await checked(context, [riceLine(1)]);
	expect(await cancelImport(context, found)).toMatchObject({ value: { state: 'cancelled', added: 0 } });
	await checkImport(worker, found);
	expect((await listImports(context)).items).toMatchObject([{ state: 'cancelled', added: 0, changed: 0 }]);
});

test('twenty concurrent checks of one import give the same result', async () => {
	const context = await seller();
	const found = await makeImport(context, [riceLine(1), riceLine(2, { stock: '' })]);
	await database.warm(20);
	await Promise.all(Array.from({ length: 20 }, () => checkImport(worker, found)));
	expect((await listImports(context)).items).toMatchObject([{ state: 'checked', added: 1, bad: 1 }]);
});

test('readImportNotified reports its progress and stops before the next lines after a cancellation', async () => {
	const context = await seller();
	const lines = Array.from({ length: 800 }, (_, at) => riceLine(at + 1));
	const found = await makeImport(context, lines);
	const started = (await findImport(worker.fresh, found.importId)) ?? expect.fail();
	const seen: unknown[] = [];
	const plan = await readImportNotified(worker.fresh, started, async (looked) => {
		if (looked > 500) await cancelImport(context, found);
		const isWanted = await recordImportProgress(database.db, found.importId, 'checking', looked);
		const [latest] = (await listImports(context)).items;
		seen.push([latest?.state, latest?.handled, isWanted]);
		return isWanted;
	});
	expect(plan).toBeNull();
	expect(seen).toEqual([
		['checking', 250, true],
		['checking', 500, true],
		['cancelled', 500, false],
	]);
});

test('checkImport reads an import of 600 lines to the end', async () => {
	const { latest } = await checked(
		await seller(),
		Array.from({ length: 600 }, (_, at) => riceLine(at + 1)),
	);
	expect(latest).toMatchObject({ state: 'checked', lines: 600, handled: 600, added: 600, bad: 0 });
});
