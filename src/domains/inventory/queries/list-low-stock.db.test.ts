import { expect, test } from 'vitest';
import { LOW_STOCK_AT } from '#src/domains/catalog/contract/product.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { LOW_STOCK_SHOWN } from '../contract.ts';
import { listLowStock } from './list-low-stock.ts';

const database = await testDatabase();
const seller = async () => {
	const shop = await makeShop(database.db);
	return { shopId: shop.id, own: contextOf(database, vendor(shop.ownerId, shop.id)) };
};

test('listLowStock returns low variants on sale of the own shop, lowest stock first', async () => {
	const [{ shopId, own }, other] = [await seller(), await seller()];
	const stocks = [3, 0, LOW_STOCK_AT, LOW_STOCK_AT + 1];
	await makeProduct(database.db, { shopId, name: 'Gạo nếp', variants: stocks.map((stock) => ({ stock })) });
	await makeProduct(database.db, { shopId, state: 'hidden', variants: [{ stock: 0 }] });
	await makeProduct(database.db, { shopId: other.shopId, variants: [{ stock: 1 }] });
	const { items, total } = await listLowStock(own);
	expect([items.map(({ onHand, productName }) => [onHand, productName]), total]).toEqual([
		[0, 3, LOW_STOCK_AT].map((onHand) => [onHand, 'Gạo nếp']),
		3,
	]);
});

test('listLowStock returns at most LOW_STOCK_SHOWN variants and the total', async () => {
	const { shopId, own } = await seller();
	const most = LOW_STOCK_SHOWN + 1;
	await makeProduct(database.db, { shopId, variants: Array.from({ length: most }, () => ({ stock: 1 })) });
	const { items, total } = await listLowStock(own);
	expect([items.length, total]).toEqual([LOW_STOCK_SHOWN, most]);
});
