import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productFile, productFileMessages, productStream } from '#src/messages/vi/vendor/product-imports.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { importConfig } from '../contract.ts';
import { beginImport } from '../use-cases/begin-import.ts';
import { checkImport } from '../use-cases/check-import.ts';
import { cancelImport } from '../use-cases/decide-import.ts';
import { listExportRows } from './list-export-rows.ts';
import { getShopImport, listImports } from './list-imports.ts';

const database = await testDatabase();
const { db } = database;

async function seller(staffRole = 'admin') {
	const shop = await makeShop(db);
	return { shopId: shop.id, context: contextOf(database, vendor(shop.ownerId, shop.id, { staffRole })) };
}
type Seller = Awaited<ReturnType<typeof seller>>;
const batches = async ({ context }: Seller, part = 1) => {
	const out = await listExportRows(context, { part });
	return out.ok ? out.value : expect.fail();
};
const skus = async (of: Seller, part = 1) =>
	(await Array.fromAsync(await batches(of, part))).flat().map(({ sku }) => sku);

async function fill(shopId: string, count: number) {
	const id = (kind: number) => sql`('0180' || lpad(to_hex(number), 8, '0') || '70008000' || right(${shopId}::text, 10)
		|| lpad(${kind}::text, 2, '0'))::uuid`;
	const category = await categoryId(db);
	await db.execute(sql`
		insert into products (id, shop_id, category_id, state, slug, name, search_text, description, option_names,
			prep_days, price_from_vnd, price_to_vnd, created_at, updated_at)
		select ${id(1)}, ${shopId}, ${category}, 'draft', ${shopId} || number, 'Nón lá', 'non la', 'Nón lá', '{Cỡ}', 1, 5000,
			5000, app_now(), app_now() from generate_series(1, ${count}::int) number`);
	for (const position of [0, 1]) {
		await db.execute(sql`
			insert into product_variants (id, product_id, shop_id, position, option_values, sku, price_vnd, weight_g)
			select ${id(2 + position)}, ${id(1)}, ${shopId}, ${position}::int, array['C' || ${position}::int],
				'N' || lpad(number::text, 5, '0') || '-' || ${position}::int, 5000, 100
			from generate_series(1, ${count}::int) number`);
		await db.execute(sql`
			insert into stock_items (variant_id, on_hand)
			select ${id(2 + position)}, 3 from generate_series(1, ${count}::int) number`);
	}
}

test('listExportRows returns each variant once, in parts of at most linesMax lines, and nothing after the last part', async () => {
	const own = await seller();
	const products = 6000;
	await fill(own.shopId, products);
	expect(await listImports(own.context)).toMatchObject({ parts: 2 });
	const [first, second] = [await skus(own, 1), await skus(own, 2)];
	expect([first.length, second.length]).toEqual([importConfig.linesMax, products * 2 - importConfig.linesMax]);
	expect([...first, ...second]).toEqual(
		Array.from({ length: products * 2 }, (_, at) => `N${String(Math.floor(at / 2) + 1).padStart(5, '0')}-${at % 2}`),
	);
	expect(await skus(own, 3)).toEqual([]);
	expect(await skus(own, 1000)).toEqual([]);
}, 60_000);

test('an export with long texts and special characters fits the import limits, and importing it again changes nothing', async () => {
	const own = await seller();
	const lines = 1200;
	await fill(own.shopId, lines / 2);
	const description = `=${'"'.repeat(3000)}\n'; "ệ", ${'ệ'.repeat(4980)}`;
	await db.execute(
		sql`update products set description = ${description}, name = '''=Nón "lá", 1', brand = '@''' where shop_id = ${own.shopId}`,
	);
	const { parts } = await listImports(own.context);
	expect(parts).toBeGreaterThan(2);
	const read: number[] = [];
	for (let part = 1; part <= parts; part += 1) {
		let text = '';
		for await (const unit of productStream(await batches(own, part), part).text) text += unit;
		const bytes = new TextEncoder().encode(text);
		expect(bytes.byteLength).toBeLessThanOrEqual(importConfig.fileMaxBytes);
		const started = await beginImport(own.context, { bytes, headings: productFileMessages.headings });
		if (!started.ok) return expect.fail(started.error.code);
		await checkImport(contextOf(database, system()), { importId: started.value.id });
		const checked = await getShopImport(own.context, { importId: started.value.id });
		expect(checked).toMatchObject({ value: { state: 'checked', bad: 0, added: 0, changed: 0 } });
		read.push(started.value.lines);
		await cancelImport(own.context, { importId: started.value.id });
	}
	expect(read.reduce((sum, count) => sum + count)).toBe(lines);
	expect(await skus(own, parts + 1)).toEqual([]);
}, 60_000);

test('an export of texts of any length contains each line in exactly one part within the size limit', async () => {
	const own = await seller();
	await fill(own.shopId, 3000);
	await db.execute(
		sql`update products set description = repeat(${'ệ "'}, (hashtext(id::text) & 2047) + 7) where shop_id = ${own.shopId}`,
	);
	const { parts } = await listImports(own.context);
	const found: unknown[] = [];
	const sizes: number[] = [];
	for (let part = 1; part <= parts; part += 1) {
		const rows = (await Array.fromAsync(await batches(own, part))).flat();
		found.push(...rows.map(({ sku }) => sku));
		sizes.push(new TextEncoder().encode(productFile(rows).text).byteLength);
	}
	expect(found).toEqual(
		Array.from({ length: 6000 }, (_, at) => `N${String(Math.floor(at / 2) + 1).padStart(5, '0')}-${at % 2}`),
	);
	expect(sizes.length).toBeGreaterThan(3);
	for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThan(importConfig.fileMaxBytes * 0.7);
	for (const size of sizes) expect(size).toBeLessThanOrEqual(importConfig.fileMaxBytes);
}, 60_000);

test('listExportRows stops reading from the database when its reader stops', async () => {
	const own = await seller();
	await fill(own.shopId, 900);
	const asked: number[] = [];
	const { read } = own.context;
	const counting = {
		...read,
		read: <Row extends Record<string, unknown>>(query: Parameters<typeof read.read>[0]) => {
			asked.push(1);
			return read.read<Row>(query);
		},
	};
	const out = await listExportRows({ ...own.context, read: counting }, { part: 1 });
	if (!out.ok) return expect.fail();
	expect(asked).toHaveLength(0);
	for await (const rows of out.value) {
		expect(rows).toHaveLength(500);
		break;
	}
	expect(asked).toHaveLength(2);
});

test('listExportRows omits ended products and those of other shops, and fails with catalog.import_role for stock staff', async () => {
	const own = await seller();
	await makeProduct(db, { shopId: own.shopId, variants: [{ sku: 'CON' }] });
	for (const state of ['taken_down', 'discontinued', 'rejected'] as const)
		await makeProduct(db, { shopId: own.shopId, state, variants: [{ sku: state }] });
	await makeProduct(db);
	expect(await skus(own)).toEqual(['CON']);
	expect(await listExportRows((await seller('stock')).context, { part: 1 })).toMatchObject({
		error: { code: 'catalog.import_role' },
	});
});
