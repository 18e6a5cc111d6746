import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { placeOrder } from '#src/domains/checkout/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { lockOpenMoney, requestPayout, withdrawPayout } from '#src/domains/settlement/index.ts';
import { suspendShop } from '#src/domains/shop-sanctions/index.ts';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, readyToOrder, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { asOperator, givePayable, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { noticesOf } from '#tests/factories/suspensions.ts';
import { runWhileLocked } from '#tests/locks.ts';
import { closeShop } from './close-shop.ts';

const database = await testDatabase();
wireTestSettlement();
const reason = 'Bán hàng giả nhiều lần';

const suspend = async (shopId: string): Promise<void> => {
	const stopped = await suspendShop(await asOperator(database), { shopId, isSuspended: true, reason });
	expect(codeOf(stopped)).toBe('ok');
};
const close = async (shopId: string) => codeOf(await closeShop(await asOperator(database), { shopId, reason }));
const stateOf = async (shopId: string) =>
	(await database.pool.query<{ state: string }>('select state from shops where id = $1', [shopId])).rows[0]?.state;

test('closeShop works only after the appeal period, closes once under twenty concurrent calls and notifies the owner', async () => {
	await database.warm(20);
	const { shopId, ownerId } = await makePayableShop(database, 0);
	expect(await close(shopId)).toBe('vendors.state_refuses');
	await suspend(shopId);
	expect(await close(shopId)).toBe('vendors.appeal_waits');
	await database.setClock('8 days');
	const desks = await Promise.all(Array.from({ length: 20 }, () => asOperator(database)));
	const answers = await Promise.all(desks.map((desk) => closeShop(desk, { shopId, reason })));
	await database.setClock('0 s');
	expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array.from({ length: 19 }, () => 'vendors.state_refuses')]);
	expect(await stateOf(shopId)).toBe('terminated');
	expect((await noticesOf(database, ownerId)).filter((kind) => kind === 'vendors.shop_terminated')).toHaveLength(1);
});

test('closeShop returns operations.business_open while the shop has an open order, payout, balance or debt', async () => {
	const { shopId, owner } = await makePayableShop(database, 0);
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock: 5, priceVnd: 100_000 }] });
	const buyer = await makeBuyer(database);
	const placed = await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]);
	await suspend(shopId);
	await database.setClock('8 days');
	expect(await close(shopId)).toBe('operations.business_open');
	const number = placed.orders[0]?.number ?? '';
	expect(codeOf(await cancelOrder(buyer.context, { number, reason: 'changed_mind' }))).toBe('ok');
	await givePayable(database, shopId, -1);
	expect(await close(shopId)).toBe('operations.business_open');
	await givePayable(database, shopId, 40_001);
	expect(await close(shopId)).toBe('operations.business_open');
	const asked = await requestPayout(owner);
	expect(asked).toMatchObject({ value: { amountVnd: 40_000 } });
	await givePayable(database, shopId, -40_000);
	expect(await close(shopId)).toBe('operations.business_open');
	if (asked.ok) await withdrawPayout(owner, { payoutId: asked.value.id });
	const left = await transact(contextOf(database, system()), async (scope) => ok(await lockOpenMoney(scope, shopId)));
	expect(left.value).toEqual({ payouts: 0, reservedVnd: 0, payableVnd: 0 });
	expect(await close(shopId)).toBe('ok');
	await database.setClock('0 s');
});

const stop = (shopId: string) =>
	database.pool.query("update shops set state = 'suspended', state_reason = 'x' where id = $1", [shopId]);
const ordersOf = async (shopId: string) =>
	(await database.pool.query('select from orders where shop_id = $1', [shopId])).rowCount;

test('closeShop waits for an order that is being placed and then returns operations.business_open', async () => {
	const { shopId } = await makePayableShop(database, 0);
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock: 5, priceVnd: 100_000 }] });
	const variantId = variants[0]?.id ?? '';
	const buyer = await makeBuyer(database);
	const wish = await readyToOrder(buyer, [{ variantId }]);
	let closing = Promise.resolve('');
	const category = { table: 'stock_items', key: 'variant_id', id: variantId };
	const placing = await runWhileLocked(
		database,
		category,
		1,
		() => placeOrder(buyer.context, wish),
		async () => {
			await stop(shopId);
			closing = close(shopId);
			await Promise.race([closing, sleep(300)]);
		},
	);
	expect([codeOf(placing), await closing]).toEqual(['ok', 'operations.business_open']);
});

test('an order that starts while its shop is being closed is rejected', async () => {
	const { shopId } = await makePayableShop(database, 0);
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock: 5, priceVnd: 100_000 }] });
	const buyer = await makeBuyer(database);
	const wish = await readyToOrder(buyer, [{ variantId: variants[0]?.id ?? '' }]);
	const place = () => placeOrder(buyer.context, wish);
	const placed = await runWhileLocked(database, { table: 'shops', id: shopId }, 1, place, async (holder) => {
		await holder.query("update shops set state = 'terminated', state_reason = 'x' where id = $1", [shopId]);
		await holder.query('commit');
	});
	expect(codeOf(placed)).toBe('orders.quote_changed');
	expect(await ordersOf(shopId)).toBe(0);
});

test('a late payment for an order of a closed shop is refunded and takes no stock', async () => {
	wireOrderPayments();
	const { shopId } = await makePayableShop(database, 0);
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock: 5, priceVnd: 100_000 }] });
	const group = await makeGroup(await makeBuyer(database), [{ variantId: variants[0]?.id ?? '' }], 'vnpay');
	const worker = contextOf(database, system());
	await database.setClock('1 hour');
	await advanceDueOrders.handle(worker, {});
	await stop(shopId);
	await database.setClock('4 days');
	expect(await close(shopId)).toBe('ok');
	expect(await recordIpn(worker, ipnQuery(group.payment?.txnRef ?? '', group.totalVnd))).toBe('00');
	await database.setClock('0 s');
	const { rows } = await database.pool.query('select state from orders where shop_id = $1', [shopId]);
	expect(rows).toEqual([{ state: 'expired' }]);
});

test('concurrent orders and closings of one shop end with either placed orders or a closed shop', async () => {
	await database.warm(20);
	const { shopId } = await makePayableShop(database, 0);
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock: 50, priceVnd: 100_000 }] });
	const buyers = await Promise.all(Array.from({ length: 10 }, () => makeBuyer(database)));
	const wishes = await Promise.all(buyers.map((one) => readyToOrder(one, [{ variantId: variants[0]?.id ?? '' }])));
	const ends = Array.from({ length: 10 }, async () => {
		await stop(shopId);
		return close(shopId);
	});
	await Promise.all([...buyers.map(({ context }, at) => placeOrder(context, wishes[at] as never)), ...ends]);
	const isGone = (await stateOf(shopId)) === 'terminated';
	expect(isGone).toBe((await ordersOf(shopId)) === 0);
});

test("closeShop returns vendors.office_own_shop for the operator's own shop", async () => {
	const { shopId, ownerId } = await makePayableShop(database, 0);
	const desk = await asOperator(database);
	await database.pool.query('update customers set is_operator = true where id = $1', [ownerId]);
	const own = { ...desk, actor: { ...desk.actor, customerId: ownerId } };
	expect(codeOf(await closeShop(own, { shopId, reason }))).toBe('vendors.office_own_shop');
});
