import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { claimSalePrices, renewSalePrices, returnSalePrices } from './claim-sale-prices.ts';
import { planSale } from './plan-sale.ts';

const database = await testDatabase();
const worker = contextOf(database, system());

test('units are claimed up to the limit, returned once, and renewed while any are left', async () => {
	wireOrderPayments();
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id });
	const variantId = product.variants[0]?.id ?? '';
	await planSale(contextOf(database, vendor(shop.ownerId, shop.id)), {
		productId: product.id,
		endsAt: new Date(Date.now() + 3_600_000).toISOString(),
		prices: [{ variantId, priceVnd: 80_000 }],
		quantityLimit: 3,
	});
	const { rows } = await database.pool.query('SELECT id FROM scheduled_prices WHERE variant_id = $1', [variantId]);
	const scheduledPriceId: string = rows[0].id;
	const buyer = await makeBuyer(database);
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId, quantity: 2 }]));
	const orderId = order?.id ?? '';
	const sold = async () =>
		(await database.pool.query('SELECT sold FROM scheduled_prices WHERE id = $1', [scheduledPriceId])).rows[0].sold;
	expect(await sold()).toBe(2);
	const other = await makeBuyer(database);
	const [second] = await ordersOf(database, await makeGroup(other, [{ variantId }]));
	expect(await sold()).toBe(3);
	const claim = (quantity: number) =>
		transact(worker, (scope) =>
			claimSalePrices(scope, other.customerId, [{ orderId: second?.id ?? '', scheduledPriceId, quantity }]),
		);
	expect(await claim(1)).toMatchObject({ error: { code: 'catalog.sale_used_up' } });
	for (let times = 0; times < 2; times += 1)
		await transact(worker, async (scope) => {
			await returnSalePrices(scope, [orderId]);
			return { ok: true, value: null } as const;
		});
	expect(await sold()).toBe(1);
	expect(await transact(worker, (scope) => renewSalePrices(scope, orderId))).toMatchObject({ ok: true });
	expect(await sold()).toBe(3);
});
