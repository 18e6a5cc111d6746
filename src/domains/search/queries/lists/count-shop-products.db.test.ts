import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countShopProducts } from './count-shop-products.ts';

const { db } = await testDatabase();

test('countShopProducts counts only published products of the shop', async () => {
	const [{ id: shopId }, other] = [await makeShop(db), await makeShop(db)];
	await makeProduct(db, { shopId });
	await makeProduct(db, { shopId });
	await makeProduct(db, { shopId, state: 'hidden' });
	await makeProduct(db, { shopId: other.id });
	expect(await countShopProducts(readOnly(db), shopId)).toEqual({ total: 2, hasMore: false });
});
