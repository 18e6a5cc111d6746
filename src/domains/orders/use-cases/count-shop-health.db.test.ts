import { expect, test } from 'vitest';
import { getShop } from '#src/domains/vendors/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/makers/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf } from '#tests/makers/orders.ts';
import { makeShop } from '#tests/makers/vendors.ts';
import { confirmOrder } from './confirm-order.ts';
import { countShopHealth } from './count-shop-health.ts';
import { giveBackOrder } from './give-back-order.ts';
import { packOrder } from './pack-order.ts';
import { shipOrder } from './ship-order.ts';

const database = await testDatabase();
const { db } = database;
const context = contextOf(database, system());
const shop = await makeShop(db);
const product = await makeProduct(db, { shopId: shop.id });

async function anOrder() {
	const group = await makeGroup(await makeBuyer(database), [{ variantId: product.variants[0]?.id ?? '' }]);
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was placed');
	return { number: order.number, seller: await sellerOf(database, order) };
}
const serviceOfShop = async () => (await getShop(readOnly(db), shop.id))?.service;

test('how a shop served its orders is told from five on, and twenty counts at once agree', async () => {
	for (let served = 0; served < 4; served += 1) {
		const { number, seller } = await anOrder();
		await confirmOrder(seller, { number });
		await packOrder(seller, { number });
		await shipOrder(seller, { number });
	}
	await countShopHealth(context);
	expect(await serviceOfShop()).toEqual({ packedInTimePercent: null, cancelPercent: null, confirmMinutes: null });

	const given = await anOrder();
	const answer = await giveBackOrder(given.seller, { number: given.number, reason: 'out_of_stock' });
	expect(answer.ok).toBe(true);
	await Promise.all(Array.from({ length: 20 }, () => countShopHealth(context)));
	expect(await serviceOfShop()).toEqual({ packedInTimePercent: null, cancelPercent: 20, confirmMinutes: 0 });
});
