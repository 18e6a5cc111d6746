import { expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/orders/index.ts';
import { suspendShop } from '#src/domains/vendors/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/makers/catalog.ts';
import { makeBuyer, makeGroup } from '#tests/makers/orders.ts';
import { asOperator, givePayable, makePayableShop, wireTestSettlement } from '#tests/makers/settlement.ts';
import { noticesOf } from '#tests/makers/suspensions.ts';
import { findOpenMoney } from '../queries/find-open-money.ts';
import { closeShop } from './close-shop.ts';
import { requestPayout } from './open-payout.ts';
import { schedulePayouts } from './schedule-payouts.ts';
import { withdrawPayout } from './withdraw-payout.ts';

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

test('a shop is closed for good only after its time to appeal, once, by twenty at once; its owner is told', async () => {
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

test('nothing of it may be open: neither an order, nor a payout, nor money; a debt neither', async () => {
	const { shopId, owner } = await makePayableShop(database, 0);
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock: 5, priceVnd: 100_000 }] });
	const buyer = await makeBuyer(database);
	const placed = await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]);
	await suspend(shopId);
	await database.setClock('8 days');
	expect(await close(shopId)).toBe('settlement.business_open');
	const number = placed.orders[0]?.number ?? '';
	expect(codeOf(await cancelOrder(buyer.context, { number, reason: 'changed_mind' }))).toBe('ok');
	await givePayable(database, shopId, -1);
	expect(await close(shopId)).toBe('settlement.business_open');
	await givePayable(database, shopId, 40_001);
	expect(await close(shopId)).toBe('settlement.business_open');
	const asked = await requestPayout(owner);
	expect(asked).toMatchObject({ value: { amountVnd: 40_000 } });
	await givePayable(database, shopId, -40_000);
	expect(await close(shopId)).toBe('settlement.business_open');
	if (asked.ok) await withdrawPayout(owner, { payoutId: asked.value.id });
	const left = await findOpenMoney(contextOf(database, system()).fresh, shopId);
	expect(left).toEqual({ payouts: 0, reservedVnd: 0, payableVnd: 0 });
	expect(await close(shopId)).toBe('ok');
	await database.setClock('0 s');
});

test('what is left to a shop that may not sell any more is paid out however little it is', async () => {
	const [selling, stopped] = [await makePayableShop(database, 40_000), await makePayableShop(database, 40_000)];
	await suspend(stopped.shopId);
	await schedulePayouts(contextOf(database, system()));
	const payoutsOf = async (shopId: string) =>
		(await database.pool.query('select amount_vnd from payouts where shop_id = $1', [shopId])).rowCount;
	expect([await payoutsOf(selling.shopId), await payoutsOf(stopped.shopId)]).toEqual([0, 1]);
});

test('nobody closes the shop that they work for', async () => {
	const { shopId, ownerId } = await makePayableShop(database, 0);
	const desk = await asOperator(database);
	await database.pool.query('update customers set is_operator = true where id = $1', [ownerId]);
	const own = { ...desk, actor: { ...desk.actor, customerId: ownerId } };
	expect(codeOf(await closeShop(own, { shopId, reason }))).toBe('settlement.own_shop');
});
