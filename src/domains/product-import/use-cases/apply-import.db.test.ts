import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '#src/domains/product-editing/index.ts';
import { badLinesFile, productFile, productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../contract.ts';
import { listExportRows } from '../queries/list-export-rows.ts';
import { listBadLines, listImports } from '../queries/list-imports.ts';
import { applyImport } from './apply-import.ts';
import { beginImport } from './begin-import.ts';
import { checkImport } from './check-import.ts';
import { cancelImport, confirmImport } from './decide-import.ts';
import { endImports } from './end-imports.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
const { headings } = productFileMessages;

type Cells = Partial<Record<ImportColumn, string>>;
type Seller = Awaited<ReturnType<typeof shopkeeper>>;
async function shopkeeper(facts = {}) {
	const shop = await makeShop(database.db);
	return contextOf(database, vendor(shop.ownerId, shop.id, facts));
}
let seller: Seller;
beforeEach(async () => {
	seller = await shopkeeper();
});

const rice = (at: number, more: Cells = {}): Cells => ({
	sku: `G-${at}`,
	name: `Gạo nếp nương túi ${at} kg`,
	category: 'Gạo & ngũ cốc',
	price: '90000',
	stock: '5',
	weight: '2000',
	description: 'Gạo nếp nương hạt tròn, thơm, dẻo; đóng túi vải tại ruộng.',
	...more,
});
const fileOf = (rows: readonly Cells[], columns: readonly ImportColumn[] = IMPORT_COLUMNS) =>
	new TextEncoder().encode(
		csvText([
			columns.map((column) => headings[column]),
			...rows.map((row) => columns.map((column) => row[column] ?? '')),
		]),
	);

async function begin(rows: readonly Cells[], by = seller) {
	const started = await beginImport(by, { bytes: fileOf(rows), headings });
	if (!started.ok) throw new Error(started.error.code);
	return { importId: started.value.id };
}
const brought = async (rows: readonly Cells[]) => {
	const found = await begin(rows);
	await checkImport(worker, found);
	await confirmImport(seller, found);
	await applyImport(worker, found);
	return found;
};
const waitingForLocks = async () => {
	const { rows } = await database.pool.query<{ waiting: number }>(
		`SELECT count(*)::int AS waiting FROM pg_stat_activity
		WHERE datname = current_database() AND wait_event_type = 'Lock'`,
	);
	return rows[0]?.waiting;
};
const latest = async () => (await listImports(seller)).items[0];
async function goods() {
	const { rows } = await database.pool.query<{
		sku: string;
		name: string;
		state: string;
		price: number;
		stock: number;
	}>(
		`SELECT variant.sku, product.name, product.state, variant.price_vnd::int AS price, stock.on_hand AS stock
		FROM product_variants variant JOIN products product ON product.id = variant.product_id
		JOIN stock_items stock ON stock.variant_id = variant.id WHERE variant.shop_id = $1 ORDER BY variant.sku`,
		[seller.actor.shopId],
	);
	return rows;
}

test('an import changes nothing until the shop confirms it, then stores valid lines as drafts and reports the others', async () => {
	const found = await begin([rice(1), rice(2, { price: 'rẻ' }), rice(3)]);
	await checkImport(worker, found);
	expect(await latest()).toMatchObject({ state: 'checked', lines: 3, bad: 1 });
	expect(await goods()).toEqual([]);
	expect(await confirmImport(seller, found)).toMatchObject({ ok: true });
	await applyImport(worker, found);
	expect(await latest()).toMatchObject({ state: 'done', added: 2, changed: 0, bad: 1 });
	expect(await goods()).toMatchObject([
		{ sku: 'G-1', state: 'draft', price: 90_000, stock: 5 },
		{ sku: 'G-3', state: 'draft', price: 90_000, stock: 5 },
	]);
	expect(await listBadLines(seller, { ...found, part: 1 })).toMatchObject({
		value: { lines: [{ line: 3, problems: [{ column: 'price', code: 'not_a_number' }] }] },
	});
});

test('importing the same file again changes nothing; changed prices and stock are applied', async () => {
	await brought([rice(1), rice(2)]);
	await brought([rice(1), rice(2)]);
	expect(await latest()).toMatchObject({ state: 'done', added: 0, changed: 0, bad: 0 });
	await brought([rice(1, { price: '95.000' }), rice(2, { stock: '0' })]);
	expect(await latest()).toMatchObject({ added: 0, changed: 2 });
	expect(await goods()).toMatchObject([
		{ sku: 'G-1', price: 95_000, stock: 5 },
		{ sku: 'G-2', price: 90_000, stock: 0 },
	]);
	const { rows } = await database.pool.query(
		`SELECT history.price_vnd::int AS price FROM price_history history JOIN product_variants variant
		ON variant.id = history.variant_id WHERE variant.shop_id = $1 AND variant.sku = 'G-1' ORDER BY changed_at, history.id`,
		[seller.actor.shopId],
	);
	expect(rows).toEqual([{ price: 90_000 }, { price: 95_000 }]);
});

test('imported products have the same search text, facets and prices as products created by hand', async () => {
	const [first] = [rice(1, { group: 'A', option1: 'Khối lượng', value1: '2 kg' })];
	await brought([first ?? {}, { sku: 'G-2', group: 'A', value1: '5 kg', price: '200000', stock: '1', weight: '5000' }]);
	const by = contextOf(database, vendor(seller.actor.customerId, seller.actor.shopId));
	const typed = await createProduct(by, {
		categoryId: (
			await database.pool.query(`SELECT category_id FROM products WHERE shop_id = $1`, [seller.actor.shopId])
		).rows[0].category_id,
		name: first?.name ?? '',
		description: first?.description ?? '',
		optionNames: ['Khối lượng'],
		variants: [
			{ optionValues: ['2 kg'], sku: 'T-1', priceVnd: 90_000, weightG: 2000, stock: 5 },
			{ optionValues: ['5 kg'], sku: 'T-2', priceVnd: 200_000, weightG: 5000, stock: 1 },
		],
		pictures: [],
		prepDays: 1,
	});
	expect(typed.ok).toBe(true);
	const { rows } = await database.pool.query(
		`SELECT name, brand, search_text, description, option_names, prep_days, quantity_min, quantity_step, quantity_max,
			price_from_vnd, price_to_vnd, is_in_stock, filter_keys, state, version
		FROM products WHERE shop_id = $1 ORDER BY created_at, id`,
		[seller.actor.shopId],
	);
	expect(rows).toHaveLength(2);
	expect(rows[0]).toEqual(rows[1]);
});

test('importing an exported file changes nothing', async () => {
	await brought([
		rice(1, {
			group: 'A',
			option1: 'Khối lượng',
			value1: '2 kg',
			brand: '=1+1',
			length: '10',
			width: '5',
			height: '4',
		}),
		{ sku: 'G-2', group: 'A', value1: '5 kg', price: '200000', stock: '1', weight: '5000' },
		rice(3, { min: '2', step: '2', max: '20', prepDays: '3' }),
	]);
	const out = await listExportRows(seller, { part: 1 });
	if (!out.ok) throw new Error(out.error.code);
	const { text } = productFile((await Array.fromAsync(out.value)).flat());
	const started = await beginImport(seller, { bytes: new TextEncoder().encode(text), headings });
	if (!started.ok) throw new Error(started.error.code);
	const found = { importId: started.value.id };
	await checkImport(worker, found);
	await confirmImport(seller, found);
	await applyImport(worker, found);
	expect(await latest()).toMatchObject({ state: 'done', lines: 3, bad: 0, added: 0, changed: 0 });
	expect(await listExportRows(await shopkeeper({ staffRole: 'stock' }), { part: 1 })).toMatchObject({
		error: { code: 'catalog.import_role' },
	});
});

test('the file of bad lines is accepted after correction', async () => {
	const first = await begin([rice(1), rice(2, { price: 'rẻ' })]);
	await checkImport(worker, first);
	const bad = await listBadLines(seller, { ...first, part: 1 });
	await cancelImport(seller, first);
	const { text } = badLinesFile(bad.ok ? bad.value : { columns: [], lines: [] });
	const mended = new TextEncoder().encode(text.replace(/,rẻ,/, ',90000,'));
	const started = await beginImport(seller, { bytes: mended, headings, aside: productFileMessages.aside });
	if (!started.ok) throw new Error(started.error.code);
	await checkImport(worker, { importId: started.value.id });
	expect(await latest()).toMatchObject({ state: 'checked', lines: 1, bad: 0 });
});

test('endImports cancels an import that was not confirmed within a day', async () => {
	const found = await begin([rice(1)]);
	await checkImport(worker, found);
	await database.pool.query(`UPDATE product_imports SET told_at = told_at - interval '25 hours' WHERE id = $1`, [
		found.importId,
	]);
	expect((await endImports(worker)).ended).toBeGreaterThan(0);
	expect(await latest()).toMatchObject({ state: 'cancelled' });
	expect(await begin([rice(1)])).toBeTruthy();
});

test('imported products with the same name get distinct slugs', async () => {
	await brought([1, 2, 3].map((at) => rice(at, { name: 'Gạo nếp nương túi vải' })));
	const { rows } = await database.pool.query(
		'SELECT count(DISTINCT slug)::int AS slugs FROM products WHERE shop_id = $1',
		[seller.actor.shopId],
	);
	expect(rows).toEqual([{ slugs: 3 }]);
});

test('cancelling an import while it adds products rolls all of them back', async () => {
	const found = await begin(Array.from({ length: 600 }, (_, at) => rice(at)));
	await checkImport(worker, found);
	await confirmImport(seller, found);
	const coming = applyImport(worker, found);
	const stopped = await cancelImport(seller, found);
	await coming;
	expect(stopped).toMatchObject({ ok: true, value: { state: 'cancelled' } });
	expect(await latest()).toMatchObject({ state: 'cancelled' });
	expect(await goods()).toEqual([]);
	expect(await cancelImport(seller, found)).toMatchObject({ ok: true });
	expect(await confirmImport(seller, found)).toMatchObject({ ok: false });
});

test('cancelling an import while it changes prices leaves all prices unchanged', async () => {
	await brought([rice(1)]);
	const found = await begin([rice(1, { price: '95000' })]);
	await checkImport(worker, found);
	await confirmImport(seller, found);
	const buyer = await database.pool.connect();
	await buyer.query('BEGIN');
	await buyer.query(
		`SELECT FROM stock_items stock JOIN product_variants variant ON variant.id = stock.variant_id
		WHERE variant.shop_id = $1 FOR UPDATE OF stock`,
		[seller.actor.shopId],
	);
	const coming = applyImport(worker, found);
	await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(1);
	expect(await cancelImport(seller, found)).toMatchObject({ value: { state: 'cancelled' } });
	await buyer.query('COMMIT');
	buyer.release();
	await coming;
	expect(await latest()).toMatchObject({ state: 'cancelled', changed: 0 });
	expect(await goods()).toMatchObject([{ price: 90_000 }]);
});

test('twenty concurrent checks, confirmations and runs of one import apply it once', async () => {
	const found = await begin([rice(1), rice(2)]);
	await Promise.all(Array.from({ length: 20 }, () => checkImport(worker, found)));
	await Promise.all(Array.from({ length: 20 }, () => confirmImport(seller, found)));
	await Promise.all(Array.from({ length: 20 }, () => applyImport(worker, found)));
	expect(await latest()).toMatchObject({ state: 'done', added: 2 });
	expect(await goods()).toHaveLength(2);
});

test('an import rejects a stock level below the reservations made since the check', async () => {
	await brought([rice(1)]);
	const found = await begin([rice(1, { stock: '2' })]);
	await checkImport(worker, found);
	await confirmImport(seller, found);
	await database.pool.query(
		`UPDATE stock_items SET reserved = 3 FROM product_variants variant WHERE variant.id = variant_id AND variant.shop_id = $1`,
		[seller.actor.shopId],
	);
	await applyImport(worker, found);
	expect(await latest()).toMatchObject({ state: 'done', changed: 0, bad: 1 });
	expect(await goods()).toMatchObject([{ stock: 5 }]);
});

test('a shop runs one import at a time, and other shops cannot confirm or cancel it', async () => {
	const found = await begin([rice(1)]);
	expect(await beginImport(seller, { bytes: fileOf([rice(2)]), headings })).toMatchObject({
		error: { code: 'catalog.import_running' },
	});
	const other = await shopkeeper();
	expect(await confirmImport(other, found)).toMatchObject({ error: { code: 'catalog.import_not_found' } });
	expect(await cancelImport(other, found)).toMatchObject({ error: { code: 'catalog.import_not_found' } });
	const storekeeper = await shopkeeper({ staffRole: 'stock' });
	expect(await beginImport(storekeeper, { bytes: fileOf([rice(1)]), headings })).toMatchObject({
		error: { code: 'catalog.import_role' },
	});
});

test.each<[string, Uint8Array, string]>([
	['an empty file', new Uint8Array(), 'catalog.import_empty'],
	['a header without lines', fileOf([]), 'catalog.import_empty'],
	['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'catalog.import_unreadable'],
	['a file with too many lines', fileOf(Array.from({ length: 10_001 }, () => rice(1))), 'catalog.import_too_long'],
])('beginImport rejects %s with its error code', async (_, bytes, code) => {
	expect(await beginImport(seller, { bytes, headings })).toMatchObject({ error: { code } });
});
