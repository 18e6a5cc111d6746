import { beforeAll, expect, test } from 'vitest';
import { editProduct } from '#src/domains/catalog/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeBuyer, wireOrderPayments } from '#tests/makers/orders.ts';
import { packedSale, type Sale, wireReturns } from '#tests/makers/returns.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { getListingsOfOrder, listListingsThen, listShopListingsThen } from '../index.ts';

const database = await testDatabase();
beforeAll(() => {
	wireOrderPayments();
	wireReturns();
});

async function goodsOf({ number }: Sale) {
	const { rows } = await database.pool.query<{ id: string; name: string; description: string; brand: string }>(
		`SELECT product.id, product.name, product.description, product.brand FROM products product
			JOIN order_lines line ON line.product_id = product.id JOIN orders ON orders.id = line.order_id
			WHERE orders.number = $1`,
		[number],
	);
	if (!rows[0]) throw new Error('no goods');
	return rows[0];
}
const describeAnew = async (sale: Sale, description: string) => {
	const { id: productId, name, brand } = await goodsOf(sale);
	return editProduct(sale.seller, { productId, name, brand, description });
};
async function shownTo(sale: Sale) {
	const [buyers, shops] = await Promise.all([
		listListingsThen(sale.buyer.context, { number: sale.number }),
		listShopListingsThen(sale.seller, { number: sale.number }),
	]);
	if (!buyers.ok || !shops.ok) throw new Error('not shown');
	expect(shops.value).toEqual(buyers.value);
	expect(await getListingsOfOrder(sale.buyer.context.fresh, sale.number)).toEqual(buyers.value);
	return buyers.value.listings[0];
}

test('what goods were said to be when they were ordered stays, however often their shop says otherwise', async () => {
	const sale = await packedSale(database);
	const before = await goodsOf(sale);
	expect(await shownTo(sale)).toMatchObject({ name: before.name, description: before.description, changedAt: null });
	expect((await describeAnew(sale, 'Mô tả thứ hai, dài hơn trước một chút.')).ok).toBe(true);
	const first = await shownTo(sale);
	expect(first).toMatchObject({ name: before.name, description: before.description });
	expect(first?.changedAt).not.toBeNull();
	await describeAnew(sale, 'Mô tả thứ ba, lại khác nữa.');
	expect(await shownTo(sale)).toEqual(first);
});

test('facts and pictures are kept with it, as they were before the same edit', async () => {
	const sale = await packedSale(database);
	const { id } = await goodsOf(sale);
	const before = await shownTo(sale);
	await database.pool.query(`SELECT keep_listings(ARRAY[$1]::uuid[])`, [id]);
	await database.pool.query('DELETE FROM product_pictures WHERE product_id = $1', [id]);
	await database.pool.query('DELETE FROM product_attributes WHERE product_id = $1', [id]);
	const after = await shownTo(sale);
	expect(after?.pictureHashes).toEqual(before?.pictureHashes);
	expect(after?.facts).toEqual(before?.facts);
});

test('who orders afterwards has ordered what is said then, and nobody rewrites what was', async () => {
	const sale = await packedSale(database);
	const { id } = await goodsOf(sale);
	await database.pool.query("UPDATE orders SET ordered_at = ordered_at + interval '1 minute' WHERE number = $1", [
		sale.number,
	]);
	await describeAnew(sale, 'Mô tả có trước khi đặt.');
	expect(await shownTo(sale)).toMatchObject({ description: 'Mô tả có trước khi đặt.', changedAt: null });
	const rewrite = "UPDATE product_past_listings SET description = 'khác' WHERE product_id = $1";
	await expect(database.pool.query(rewrite, [id])).rejects.toThrow();
});

test('an order that is neither theirs nor their shop’s shows nobody anything', async () => {
	const sale = await packedSale(database);
	const other = await makeBuyer(database);
	const shop = await makeShop(database.db);
	const { number } = sale;
	const stranger = contextOf(database, member(other.customerId));
	expect(codeOf(await listListingsThen(stranger, { number }))).toBe('orders.not_found');
	const elsewhere = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(codeOf(await listShopListingsThen(elsewhere, { number }))).toBe('orders.not_found');
});
