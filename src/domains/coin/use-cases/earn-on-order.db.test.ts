import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { coinConfig } from '../contract/coin.ts';
import { findEarned } from '../queries/find-earned.ts';
import { clawBackCoin } from './claw-back-coin.ts';
import { earnOnOrder } from './earn-on-order.ts';

const database = await testDatabase();
const context = contextOf(database, system());

const goBack = (orderId: string, numerator: number) =>
	transact(context, async (scope) =>
		ok(await clawBackCoin(scope, { orderId, source: { type: 'return', id: newId() }, numerator, denominator: 4 })),
	);
const complete = (customerId: string, orderId: string, isFirst = true, hasGift?: boolean) =>
	transact(context, async (scope) =>
		ok(await earnOnOrder(scope, { customerId, orderId, productAmountPaidVnd: 200_000, isFirst }, hasGift)),
	);

test('twenty concurrently completed orders of a new customer earn twenty shares and one gift', async () => {
	const owner = await makeCoinOwner(database);
	await Promise.all(Array.from({ length: 20 }, () => complete(owner.customerId, newId(), true, true)));
	expect((await owner.balance()).postedVnd).toBe(20 * 1000 + 10_000);
});

test('earnOnOrder grants no first-order gift while coinConfig.hasFirstOrderGift is off', async () => {
	expect(coinConfig.hasFirstOrderGift).toBe(false);
	const owner = await makeCoinOwner(database);
	await complete(owner.customerId, newId());
	expect((await owner.balance()).postedVnd).toBe(1000);
});

test('earnOnOrder leaves out items returned before completion, and later returns add to their share', async () => {
	const owner = await makeCoinOwner(database);
	const orderId = newId();
	await goBack(orderId, 1);
	await complete(owner.customerId, orderId, false);
	await complete(owner.customerId, orderId, false);
	expect((await owner.balance()).postedVnd).toBe(750);
	const { customerId } = owner;
	expect(await findEarned(context.read, { customerId, orderId })).toBe(750);
	expect(await findEarned(context.read, { customerId, orderId: newId() })).toBe(0);
	await goBack(orderId, 1);
	expect((await owner.balance()).postedVnd).toBe(500);
});

test('earnOnOrder grants neither cashback nor the gift for an order that was returned completely', async () => {
	const owner = await makeCoinOwner(database);
	const orderId = newId();
	await goBack(orderId, 4);
	await complete(owner.customerId, orderId, true, true);
	expect((await owner.balance()).postedVnd).toBe(0);
});
