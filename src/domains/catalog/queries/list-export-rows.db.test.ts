import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/makers/catalog.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { importConfig } from '../contract-import.ts';
import { listExportRows } from './list-export-rows.ts';
import { listImports } from './list-imports.ts';

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

/** So many goods of two choices each, written past the product's rules. */
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

test('all choices come once, in files of as many lines as may come in again, and nothing is beyond the last', async () => {
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

test('who stops reading after the first lines is read no more for', async () => {
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

test('what has ended, goods of others and whoever may not edit are left out', async () => {
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
