import { expect, test } from 'vitest';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { restockProducts } from './restock-products.ts';

const database = await testDatabase();
const context = contextOf(database, system());

const giveBack = (lines: Parameters<typeof restockProducts>[1]) =>
	transact(context, async (scope) => ok(await restockProducts(scope, lines)));
const levelOf = async (variantId: string) => {
	const { rows } = await database.pool.query('SELECT on_hand, reserved FROM stock_items WHERE variant_id = $1', [
		variantId,
	]);
	return [rows[0]?.on_hand, rows[0]?.reserved];
};
const goods = async (stock: number) => {
	const product = await makeProduct(database.db, { variants: [{ stock }] });
	return { shopId: product.shopId, variantId: product.variants[0]?.id ?? '' };
};

test('restockProducts makes returned items available and the product in stock again', async () => {
	const { shopId, variantId } = await goods(0);
	const inStock = async () => (await listProductPage(context.read, { shopId, flags: ['stock'] })).total;
	expect(await inStock()).toBe(0);
	await giveBack([{ variantId, quantity: 2 }]);
	expect(await levelOf(variantId)).toEqual([2, 0]);
	expect(await inStock()).toBe(1);
});

test('restockProducts adds up two lines of one variant', async () => {
	const { variantId } = await goods(5);
	await giveBack([
		{ variantId, quantity: 2 },
		{ variantId, quantity: 1 },
	]);
	expect(await levelOf(variantId)).toEqual([8, 0]);
});

test('restockProducts without lines changes nothing', async () => {
	const { variantId } = await goods(5);
	await giveBack([]);
	expect(await levelOf(variantId)).toEqual([5, 0]);
});

test('twenty concurrent returns of one item add twenty items', async () => {
	const { variantId } = await goods(5);
	await Promise.all(Array.from({ length: 20 }, () => giveBack([{ variantId, quantity: 1 }])));
	expect(await levelOf(variantId)).toEqual([25, 0]);
});
