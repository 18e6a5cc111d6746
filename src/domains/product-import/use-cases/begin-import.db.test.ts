import { expect, test } from 'vitest';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { productBytes, riceLine } from '#tests/factories/imports.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listImports } from '../queries/list-imports.ts';
import { beginImport } from './begin-import.ts';

const database = await testDatabase();
const { headings, aside } = productFileMessages;
async function seller(facts = {}) {
	const shop = await makeShop(database.db);
	return contextOf(database, vendor(shop.ownerId, shop.id, facts));
}
const bytes = (text: string) => new TextEncoder().encode(text);
const stored = async (importId: string) => {
	const { rows } = await database.pool.query<{ cells: string[] }>(
		'SELECT cells FROM product_import_lines WHERE import_id = $1 ORDER BY line',
		[importId],
	);
	return rows.map(({ cells }) => cells);
};

test('beginImport ignores empty columns and the columns that the file of bad lines adds', async () => {
	const file = `${aside.join(',')},${headings.sku},${headings.price},,\n7,sai,A-1,9000,,\n`;
	const started = await beginImport(await seller(), { bytes: bytes(file), headings, aside });
	expect(started).toMatchObject({ value: { state: 'checking', lines: 1, bad: 0 } });
	expect(await stored(started.ok ? started.value.id : '')).toEqual([['A-1', '9000']]);
});

test('beginImport rejects a file without SKUs or with a repeated column and stores nothing', async () => {
	const context = await seller();
	for (const [head, code] of [
		[headings.price, 'catalog.import_no_sku'],
		[`${headings.sku},${headings.sku}`, 'catalog.import_heading_repeated'],
	] as const)
		expect(await beginImport(context, { bytes: bytes(`${head}\nA,B\n`), headings })).toMatchObject({
			error: { code },
		});
	expect((await listImports(context)).items).toEqual([]);
});

test('beginImport returns catalog.import_shop_not_open for a suspended shop', async () => {
	const context = await seller({ shopState: 'suspended' });
	expect(await beginImport(context, { bytes: productBytes([riceLine(1)]), headings })).toMatchObject({
		error: { code: 'catalog.import_shop_not_open' },
	});
});

test('twenty concurrent uploads of one shop start one import, the others get catalog.import_running', async () => {
	const context = await seller();
	await database.warm(20);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) => beginImport(context, { bytes: productBytes([riceLine(at)]), headings })),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe('catalog.import_running');
	expect((await listImports(context)).items).toHaveLength(1);
});
