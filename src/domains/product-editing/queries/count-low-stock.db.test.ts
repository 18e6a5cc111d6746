import { expect, test } from 'vitest';
import { LOW_STOCK_AT } from '#src/domains/catalog/contract/product.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countLowStock } from './count-low-stock.ts';

const database = await testDatabase();

test('countLowStock counts low variants of the own shop and its published, hidden and pending products', async () => {
	const [shop, other] = [await makeShop(database.db), await makeShop(database.db)];
	await makeProduct(database.db, {
		shopId: shop.id,
		variants: [{ stock: 0 }, { stock: LOW_STOCK_AT }, { stock: LOW_STOCK_AT + 1 }],
	});
	for (const state of ['hidden', 'pending', 'draft', 'discontinued', 'published'] as const)
		await makeProduct(database.db, { shopId: shop.id, state, variants: [{ stock: LOW_STOCK_AT + 1 }] });
	await makeProduct(database.db, { shopId: other.id, variants: [{ stock: 1 }] });
	const own = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(await countLowStock(own)).toEqual({ low: 2, listed: 4 });
});
