import { beforeAll, expect, test } from 'vitest';
import { loadAttributes } from '#src/domains/catalog/background.ts';
import type { EditorForm } from '#src/domains/product-editing/contract/editor.ts';
import { getProductEditor, saveProduct } from '#src/domains/product-editing/index.ts';
import { savedInput } from '#src/domains/product-editing/rules/editor-form.ts';
import { editProduct } from '#src/domains/product-editing/use-cases/edit-product.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer } from '#tests/factories/orders.ts';
import { makePicture, showPicture } from '#tests/factories/pictures.ts';
import { packedSale, type Sale, wireSales } from '#tests/factories/returns.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getListingsOfOrder, listProductSnapshots, listShopProductSnapshots } from './list-product-snapshots.ts';

const database = await testDatabase();
beforeAll(wireSales);

async function productOf({ number }: Sale) {
	const { rows } = await database.pool.query<{ id: string; name: string; description: string; brand: string }>(
		`SELECT product.id, product.name, product.description, product.brand FROM products product
			JOIN order_lines line ON line.product_id = product.id JOIN orders ON orders.id = line.order_id
			WHERE orders.number = $1`,
		[number],
	);
	if (!rows[0]) throw new Error('no goods');
	return rows[0];
}
const changeDescription = async (sale: Sale, description: string) => {
	const { id: productId, name, brand } = await productOf(sale);
	return editProduct(sale.seller, { productId, name, brand, description });
};
async function shownTo(sale: Sale) {
	const [buyers, shops] = await Promise.all([
		listProductSnapshots(sale.buyer.context, { number: sale.number }),
		listShopProductSnapshots(sale.seller, { number: sale.number }),
	]);
	if (!buyers.ok || !shops.ok) throw new Error('not shown');
	expect(shops.value).toEqual(buyers.value);
	expect(await getListingsOfOrder(sale.buyer.context.fresh, sale.number)).toEqual(buyers.value);
	return buyers.value.listings[0];
}

test('listProductSnapshots returns the description at the time of the order, however often the shop edits it', async () => {
	const sale = await packedSale(database);
	const before = await productOf(sale);
	expect(await shownTo(sale)).toMatchObject({ name: before.name, description: before.description, changedAt: null });
	expect((await changeDescription(sale, 'Mô tả thứ hai, dài hơn trước một chút.')).ok).toBe(true);
	const first = await shownTo(sale);
	expect(first).toMatchObject({ name: before.name, description: before.description });
	expect(first?.changedAt).not.toBeNull();
	await changeDescription(sale, 'Mô tả thứ ba, lại khác nữa.');
	expect(await shownTo(sale)).toEqual(first);
});

async function save(sale: Sale, change: (form: EditorForm) => Partial<EditorForm>) {
	const { id } = await productOf(sale);
	const opened = await getProductEditor(sale.seller, { productId: id });
	if (!opened.ok) return expect.fail(opened.error.code);
	const { form, version } = opened.value;
	const saved = await saveProduct(sale.seller, savedInput({ ...form, ...change(form) }, id, version));
	return saved.ok ? saved.value : expect.fail(saved.error.code);
}
const pastsOf = async (sale: Sale) => {
	const counted = await database.pool.query('SELECT FROM product_past_listings WHERE product_id = $1', [
		(await productOf(sale)).id,
	]);
	return counted.rowCount;
};
async function saleOfFullPage() {
	await loadAttributes(contextOf(database, system()));
	const sale = await packedSale(database);
	const { id } = await productOf(sale);
	await database.pool.query(
		"UPDATE products SET category_id = (SELECT id FROM categories WHERE name = 'Áo' AND level = 2) WHERE id = $1",
		[id],
	);
	await showPicture(database.db, id, (await makePicture(database.db)).id);
	await save(sale, () => ({
		description: 'Vải bông dày, may hai kim.',
		attributes: [{ code: 'mau', values: ['den'] }],
	}));
	await database.pool.query('UPDATE orders SET ordered_at = app_now() WHERE number = $1', [sale.number]);
	return sale;
}

test('listProductSnapshots returns attributes and pictures as they were before an edit', async () => {
	const sale = await saleOfFullPage();
	const before = await shownTo(sale);
	expect(before).toMatchObject({ pictureHashes: [expect.any(String)], changedAt: null });
	expect(before?.facts).not.toEqual([]);
	await save(sale, () => ({ attributes: [] }));
	expect(await shownTo(sale)).toMatchObject({ facts: before?.facts, changedAt: expect.any(String) });
	const { hash } = await makePicture(database.db);
	await save(sale, () => ({ pictures: [{ hash, alt: 'Ảnh khác', of: '' }] }));
	expect(await shownTo(sale)).toMatchObject({ facts: before?.facts, pictureHashes: before?.pictureHashes });
});

test('a save that changes only stock, prices and alternative texts stores no product snapshot', async () => {
	const sale = await saleOfFullPage();
	const pasts = await pastsOf(sale);
	const dearer = (form: EditorForm) => ({
		variants: form.variants.map((one) => ({ ...one, priceVnd: one.priceVnd + 1000, stock: one.stock + 1 })),
		pictures: form.pictures.map((picture) => ({ ...picture, alt: 'Nhìn từ trước' })),
	});
	await save(sale, dearer);
	await save(sale, dearer);
	expect(await pastsOf(sale)).toBe(pasts);
	expect(await shownTo(sale)).toMatchObject({ changedAt: null });
});

test('edits of a sold product under review are recorded and do not change what its buyer sees', async () => {
	const sale = await saleOfFullPage();
	const { id, name, description } = await productOf(sale);
	for (const state of ['changes_requested', 'pending']) {
		await database.pool.query('UPDATE products SET state = $2 WHERE id = $1', [id, state]);
		await save(sale, (form) => ({ name: `${form.name} ${state}`, description: `Khác hẳn: ${state}.`, pictures: [] }));
		expect(await shownTo(sale)).toMatchObject({ name, description, pictureHashes: [expect.any(String)] });
	}
	const { rows } = await database.pool.query(
		'SELECT kind, decision FROM product_changes WHERE product_id = $1 ORDER BY asked_at, kind',
		[id],
	);
	expect(rows.filter(({ kind, decision }) => kind === 'words' && decision === 'confirmed')).toHaveLength(2);
});

test('an order placed after an edit shows the edited page, and product snapshots cannot be rewritten', async () => {
	const sale = await packedSale(database);
	const { id } = await productOf(sale);
	await database.pool.query("UPDATE orders SET ordered_at = ordered_at + interval '1 minute' WHERE number = $1", [
		sale.number,
	]);
	await changeDescription(sale, 'Mô tả có trước khi đặt.');
	expect(await shownTo(sale)).toMatchObject({ description: 'Mô tả có trước khi đặt.', changedAt: null });
	const rewrite = "UPDATE product_past_listings SET description = 'khác' WHERE product_id = $1";
	await expect(database.pool.query(rewrite, [id])).rejects.toThrow();
});

test('listProductSnapshots returns orders.not_found to other buyers and shops', async () => {
	const sale = await packedSale(database);
	const other = await makeBuyer(database);
	const shop = await makeShop(database.db);
	const { number } = sale;
	const stranger = contextOf(database, member(other.customerId));
	expect(codeOf(await listProductSnapshots(stranger, { number }))).toBe('orders.not_found');
	const elsewhere = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(codeOf(await listShopProductSnapshots(elsewhere, { number }))).toBe('orders.not_found');
});
