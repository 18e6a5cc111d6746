import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { type ResolveHost, resolvePublicHost } from '#src/platform/fetch/index.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { ImportTarget, ProductImport } from '../contract.ts';
import { getShopImport, listBadLines } from '../queries/list-imports.ts';
import { applyImport } from './apply-import.ts';
import { beginImport } from './begin-import.ts';
import { checkImport } from './check-import.ts';
import { cancelImport, confirmImport } from './decide-import.ts';
import { fetchProductPictures } from './fetch-product-pictures.ts';
import { mapColumns } from './map-columns.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
const { headings, aside } = productFileMessages;
const jpeg = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#22aa77' } })
	.jpeg()
	.toBuffer();
const server = createServer((request, response) => {
	if (request.url === '/1.jpg') response.end(jpeg);
	else if (request.url === '/2.jpg') response.end('no picture');
	else response.writeHead(404).end();
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => server.close());
const resolve: ResolveHost = async (hostname) =>
	hostname === 'cdn.test'
		? { address: '127.0.0.1', port: (server.address() as AddressInfo).port }
		: resolvePublicHost(hostname);

async function shopkeeper(facts = {}) {
	const shop = await makeShop(database.db);
	return contextOf(database, vendor(shop.ownerId, shop.id, facts));
}
let seller: Awaited<ReturnType<typeof shopkeeper>>;
beforeEach(async () => {
	seller = await shopkeeper();
});

async function upload(bytes: Uint8Array, by = seller): Promise<ProductImport> {
	const begun = await beginImport(by, { bytes, headings, aside });
	return begun.ok ? begun.value : expect.fail(begun.error.code);
}
const file = (name: string) => readFileSync(`tests/imports/csv-${name}.csv`);
const csv = (...rows: readonly string[]) => new TextEncoder().encode(rows.join('\n'));
const chosen = ({ mapping }: ProductImport): ImportTarget[] =>
	mapping?.columns.map(({ target }) => target ?? 'skip') ?? [];
const seen = async (importId: string) => {
	const found = await getShopImport(seller, { importId });
	return found.ok ? found.value : expect.fail(found.error.code);
};
const DESCRIPTION = '"<p>Áo thun <b>vải bông</b> dày, may hai kim.</p>"';

test.each([
	['shopify', 2],
	['woocommerce-vi', 1],
	['sapo', 1],
	['haravan', 1],
])('an export of %s waits for its columns, which are all recognised', async (system, lines) => {
	const begun = await upload(file(`headings-${system}`));
	expect(begun).toMatchObject({ state: 'mapping', lines });
	expect(begun.mapping?.columns.filter(({ target }) => target === null)).toEqual([]);
	expect(await seen(begun.id)).toMatchObject({ state: 'mapping', mapping: begun.mapping });
	const read = await mapColumns(seller, {
		importId: begun.id,
		targets: chosen(begun),
		categoryId: await categoryId(database.db),
	});
	expect(read).toMatchObject({ ok: true, value: { state: 'checking', lines } });
	await checkImport(worker, { importId: begun.id });
	expect(await seen(begun.id)).toMatchObject({ state: 'checked', mapping: null });
});

test('a Shopify product with two variants becomes one product, its pictures are fetched and failures are listed', async () => {
	const begun = await upload(
		csv(
			'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Ghi chú kho',
			`ao-thun,Áo thun cổ tròn,${DESCRIPTION},Size,M,AT-M,200,10,120000.00,http://cdn.test/1.jpg,kệ 3`,
			'ao-thun,,,,L,AT-L,210,5,120000.00,http://cdn.test/2.jpg,',
			'ao-thun,,,,,,,,,http://169.254.169.254/x.jpg,',
		),
	);
	expect(begun.mapping?.columns.at(-1)).toEqual({ heading: 'Ghi chú kho', sample: 'kệ 3', target: null });
	const importId = begun.id;
	await mapColumns(seller, { importId, targets: chosen(begun), categoryId: await categoryId(database.db) });
	await checkImport(worker, { importId });
	const bad = await listBadLines(seller, { importId, part: 1 });
	expect(bad).toMatchObject({ value: { lines: [] } });
	await confirmImport(seller, { importId });
	await applyImport(worker, { importId });
	const { rows } = await database.pool.query<{ id: string; skus: string[]; description: string }>(
		`SELECT product.id, product.description, array_agg(variant.sku ORDER BY variant.position) AS skus FROM products product
		JOIN product_variants variant ON variant.product_id = product.id WHERE product.shop_id = $1 GROUP BY product.id`,
		[seller.actor.shopId],
	);
	expect(rows).toMatchObject([{ skus: ['AT-M', 'AT-L'], description: 'Áo thun **vải bông** dày, may hai kim.' }]);
	expect((await seen(importId)).pictures).toMatchObject({ waiting: 3 });
	const productId = rows[0]?.id ?? '';
	await fetchProductPictures(worker, { importId, productId }, resolve);
	await fetchProductPictures(worker, { importId, productId }, resolve);
	expect((await seen(importId)).pictures).toMatchObject({
		waiting: 0,
		done: 1,
		failedCount: 2,
		failed: [
			{ productId, productName: 'Áo thun cổ tròn', address: 'http://cdn.test/2.jpg', reason: 'not_a_picture' },
			{ address: 'http://169.254.169.254/x.jpg', reason: 'address_refused' },
		],
	});
	const shown = await database.pool.query('SELECT position, alt FROM product_pictures WHERE product_id = $1', [
		productId,
	]);
	expect(shown.rows).toEqual([{ position: 0, alt: 'Áo thun cổ tròn' }]);
});

test('the choice of a shop is suggested for its next file with the same headings, and for no other shop', async () => {
	const bytes = csv('Mã hàng,Màu mè', 'A,Tốt lắm');
	const first = await upload(bytes);
	expect(chosen(first)).toEqual(['sku', 'skip']);
	const category = await categoryId(database.db);
	await mapColumns(seller, { importId: first.id, targets: ['sku', 'brand'], categoryId: category });
	await cancelImport(seller, { importId: first.id });
	const second = await upload(bytes);
	expect(chosen(second)).toEqual(['sku', 'brand']);
	expect((await seen(second.id)).mapping?.categoryId).toBe(category);
	expect(chosen(await upload(bytes, await shopkeeper()))).toEqual(['sku', 'skip']);
});

test('mapColumns refuses a wrong number of columns, a field twice, a file without SKU, other shops, staff and a second choice', async () => {
	const { id: importId } = await upload(csv('Mã hàng,Màu mè', 'A,Tốt lắm'));
	const codeOf = async (targets: readonly ImportTarget[], by = seller) => {
		const mapped = await mapColumns(by, { importId, targets: [...targets], categoryId: null });
		return mapped.ok ? mapped.value.state : mapped.error.code;
	};
	expect(await codeOf(['sku'])).toBe('catalog.import_columns_differ');
	expect(await codeOf(['sku', 'sku'])).toBe('catalog.import_heading_repeated');
	expect(await codeOf(['name', 'skip'])).toBe('catalog.import_no_sku');
	expect(await codeOf(['sku', 'skip'], await shopkeeper())).toBe('catalog.import_not_found');
	expect(await codeOf(['sku', 'skip'], await shopkeeper({ staffRole: 'stock' }))).toBe('catalog.import_role');
	await database.warm(20);
	const answers = await Promise.all(Array.from({ length: 20 }, () => codeOf(['sku', 'brand'])));
	expect(answers.filter((answer) => answer === 'checking')).toHaveLength(1);
	expect(new Set(answers)).toEqual(new Set(['checking', 'catalog.import_state_refuses']));
});

test.each([
	['excel-sep-line', []],
	['utf16-big-endian', []],
	['html-description', []],
	['price-with-two-decimals', []],
	['emoji-with-joiner-in-name', []],
	['barcode-in-scientific-notation', ['sku scientific_number']],
	['replacement-characters', ['name letters_damaged']],
	['question-marks-for-tones', ['name letters_lost', 'description letters_lost']],
	['sku-differs-in-case', ['sku sku_repeated']],
])('the file %s is read with the problems %j', async (name, problems) => {
	const { id: importId, state } = await upload(file(name));
	expect(state).toBe('checking');
	await checkImport(worker, { importId });
	const bad = await listBadLines(seller, { importId, part: 1 });
	const found = bad.ok ? bad.value.lines.flatMap((line) => line.problems) : [];
	expect(found.map(({ column, code }) => `${column} ${code}`)).toEqual(problems);
});
