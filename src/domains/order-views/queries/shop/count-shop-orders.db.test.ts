import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { requestUnshippedCancel, shipOrder } from '#src/domains/fulfilment/index.ts';
import { testDatabase } from '#tests/database.ts';
import { packedSale, unitsOf, wireSales } from '#tests/factories/returns.ts';
import { countShopOrders } from './count-shop-orders.ts';

const database = await testDatabase();
beforeAll(wireSales);

test('a cancellation request counts as pending until a parcel ships, and one for unshipped items until the next parcel', async () => {
	const sale = await packedSale(database, 'vnpay', [3, 2]);
	const { buyer, number, seller } = sale;
	const waits = async () => (await countShopOrders(seller)).cancelAsked;
	expect((await cancelOrder(buyer.context, { number, reason: 'too_slow' })).ok).toBe(true);
	expect(await waits()).toBe(1);
	await shipOrder(seller, { number, lines: unitsOf(sale, 1, 1) });
	expect(await waits()).toBe(0);
	expect((await requestUnshippedCancel(buyer.context, { number, reason: 'too_slow' })).ok).toBe(true);
	expect(await waits()).toBe(1);
	await shipOrder(seller, { number });
	expect(await waits()).toBe(0);
});
