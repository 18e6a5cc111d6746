import { expect, test } from 'vitest';
import { getShopHealth } from '#src/domains/vendors/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeServedOrders } from '#tests/factories/served-orders.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import { countShopHealth } from './count-shop-health.ts';
import { excuseOrder } from './excuse-order-from-shop-health.ts';

const database = await testDatabase();
const { db } = database;
const clock = contextOf(database, system());
const operatorContext = contextOf(database, operator((await makeCustomer(db)).id));
const reason = 'Bão số 12, cả xã không có xe.';

/** Twenty-one orders of which one was cancelled by the shop's fault, just above the limit. */
async function warnedShop() {
	const shop = await makeShop(db);
	const placedAt = new Date(Date.now() - 3_600_000);
	const [number = ''] = await makeServedOrders(db, shop.id, [
		{ placedAt, cancelled: { party: 'shop', reason: 'cannot_ship' } },
		...Array.from({ length: 20 }, () => ({ placedAt })),
	]);
	await countShopHealth(clock);
	return { shop, number };
}
const healthOf = (shopId: string) => getShopHealth(clock.fresh, shopId);

test('excuseOrder removes an order from the count and recalculates and notifies the shop immediately', async () => {
	const { shop, number } = await warnedShop();
	expect(await healthOf(shop.id)).toMatchObject({ stage: 'warned', orders: 21 });
	expect(await excuseOrder(operatorContext, { shopId: shop.id, number, reason })).toMatchObject({ ok: true });
	expect(await healthOf(shop.id)).toMatchObject({ stage: 'good', orders: 20, causes: [] });
	await countShopHealth(clock);
	expect(await healthOf(shop.id)).toMatchObject({ stage: 'good', orders: 20 });
	const { rows } = await database.pool.query<{ kind: string; reason: string }>(
		"SELECT kind, params->>'reason' AS reason FROM notices WHERE customer_id = $1 ORDER BY id",
		[shop.ownerId],
	);
	expect(rows.map(({ kind }) => kind)).toEqual([
		'vendors.health_warned',
		'orders.shop_excused',
		'vendors.health_mended',
	]);
	expect(rows[1]?.reason).toBe(reason);
	const audited = await database.pool.query('SELECT facts FROM audit_entries WHERE subject_id = $1 AND action = $2', [
		shop.id,
		'order_excused',
	]);
	expect(audited.rows).toEqual([{ facts: { number, reason } }]);
});

test('excuseOrder rejects an empty reason, another shop, its own staff and a second call', async () => {
	const { shop, number } = await warnedShop();
	const other = await makeShop(db);
	const excuse = { shopId: shop.id, number, reason };
	expect(codeOf(await excuseOrder(operatorContext, { ...excuse, reason: '  ' }))).toBe('orders.excuse_reason');
	expect(codeOf(await excuseOrder(operatorContext, { ...excuse, shopId: other.id }))).toBe('orders.not_found');
	const staff = await makeCustomer(db);
	await makeStaff(db, shop.id, staff.id, 'support');
	const own = contextOf(database, operator(staff.id));
	expect(codeOf(await excuseOrder(own, excuse))).toBe('vendors.office_own_shop');
	const answers = await Promise.all(Array.from({ length: 20 }, () => excuseOrder(operatorContext, excuse)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(codeOf(await excuseOrder(operatorContext, excuse))).toBe('orders.excused_already');
	expect(await healthOf(shop.id)).toMatchObject({ stage: 'good', orders: 20 });
});

test('excuseOrder returns orders.not_found for an unpaid order, which counts for no shop', async () => {
	wireOrderPayments();
	const { variants } = await makeProduct(db);
	const group = await makeGroup(await makeBuyer(database), [{ variantId: variants[0]?.id ?? '' }], 'vnpay');
	const [unpaid] = await ordersOf(database, group);
	if (!unpaid) throw new Error('no order was placed');
	const { shopId, number } = unpaid;
	expect(codeOf(await excuseOrder(operatorContext, { shopId, number, reason }))).toBe('orders.not_found');
	const { rows } = await database.pool.query('SELECT FROM order_excuses WHERE order_id = $1', [unpaid.id]);
	expect(rows).toEqual([]);
});
