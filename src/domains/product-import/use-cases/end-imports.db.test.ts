import { expect, test } from 'vitest';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeImport, riceLine } from '#tests/factories/imports.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { importConfig } from '../contract.ts';
import { listImports } from '../queries/list-imports.ts';
import { checkImport } from './check-import.ts';
import { endImports } from './end-imports.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
async function waiting() {
	const shop = await makeShop(database.db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const found = await makeImport(context, [riceLine(1)]);
	return { context, found, latest: async () => (await listImports(context)).items[0] };
}

test('endImports fails imports without a sign of progress and cancels unconfirmed ones, but not recent ones', async () => {
	const [stuck, forgotten] = [await waiting(), await waiting()];
	await checkImport(worker, forgotten.found);
	await database.setClock(`${importConfig.worksMinutes + 1} minutes`);
	await endImports(worker);
	expect(await stuck.latest()).toMatchObject({ state: 'failed', finishedAt: expect.any(String) });
	expect(await forgotten.latest()).toMatchObject({ state: 'checked', added: 1 });
	await database.setClock(`${importConfig.waitsHours + 1} hours`);
	const fresh = await waiting();
	await endImports(worker);
	expect(await forgotten.latest()).toMatchObject({ state: 'cancelled', added: 0 });
	expect(await fresh.latest()).toMatchObject({ state: 'checking' });
	await database.setClock('0 s');
});

test('endImports deletes old imports with their lines, once', async () => {
	const { context, found } = await waiting();
	await database.setClock(`${importConfig.worksMinutes + 1} minutes`);
	await endImports(worker);
	await database.setClock(`${importConfig.keptDays + 1} days`);
	expect((await endImports(worker)).forgotten).toBeGreaterThan(0);
	expect((await endImports(worker)).forgotten).toBe(0);
	await database.setClock('0 s');
	expect((await listImports(context)).items).toEqual([]);
	const lines = await database.pool.query('SELECT 1 FROM product_import_lines WHERE import_id = $1', [found.importId]);
	expect(lines.rowCount).toBe(0);
});
