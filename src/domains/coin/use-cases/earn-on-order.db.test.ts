import { expect, test } from 'vitest';
import { findVerifiedContact } from '#src/domains/identity/index.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { grantGiftsJob } from '../jobs/grant-gifts.ts';
import { findEarned } from '../queries/find-earned.ts';
import { findPendingGift } from '../queries/find-pending-gift.ts';
import { clawBackCoin } from './claw-back-coin.ts';
import { earnOnOrder } from './earn-on-order.ts';

const database = await testDatabase();
const context = contextOf(database, system());

const goBack = (orderId: string, numerator: number) =>
	transact(context, async (scope) =>
		ok(await clawBackCoin(scope, { orderId, source: { type: 'return', id: newId() }, numerator, denominator: 4 })),
	);
const complete = (
	customerId: string,
	orderId: string,
	isFirst = true,
	addressKey?: string,
	deliveredAt: Date = DELIVERED_AT,
) => {
	const gift = addressKey ? { isMoneyConfirmed: true, deliveredAt, addressKey } : null;
	return transact(context, async (scope) =>
		ok(await earnOnOrder(scope, { customerId, orderId, productAmountPaidVnd: 200_000, isFirst, gift })),
	);
};

const DELIVERED_AT = new Date('2026-11-01T03:00:00Z');
let homes = 0;
const atNewHome = () => {
	homes += 1;
	return `01|phuong ba dinh|${homes} ly tu trong`;
};
let phones = 0;
async function makeBuyer(facts: { readonly phone?: string; readonly isPhoneVerified?: boolean } = {}) {
	phones += 1;
	const phone = facts.phone ?? `+8491${String(phones).padStart(7, '0')}`;
	const owner = await makeCoinOwner(database);
	if (facts.isPhoneVerified ?? true)
		await database.pool.query('UPDATE customers SET phone = $1, phone_verified_at = app_now() WHERE id = $2', [
			phone,
			owner.customerId,
		]);
	return { ...owner, phone };
}
const grantDue = () => grantGiftsJob.handle(context, {});
const giftOf = async (customerId: string) =>
	(await database.pool.query<{ state: string }>('SELECT state FROM coin_gifts WHERE customer_id = $1', [customerId]))
		.rows;

test('twenty concurrently completed orders of a new customer earn twenty shares and one gift', async () => {
	const owner = await makeBuyer();
	await Promise.all(Array.from({ length: 20 }, () => complete(owner.customerId, newId(), true, atNewHome())));
	expect((await owner.balance()).postedVnd).toBe(20 * 1000);
	await Promise.all(Array.from({ length: 20 }, grantDue));
	expect((await owner.balance()).postedVnd).toBe(20 * 1000 + 10_000);
	expect(await giftOf(owner.customerId)).toEqual([{ state: 'granted' }]);
});

test('the first-order gift is pending for 15 days after delivery, and its expiry counts from then', async () => {
	const owner = await makeBuyer();
	const { rows } = await database.pool.query<{ now: Date }>('SELECT app_now() AS now');
	await complete(owner.customerId, newId(), true, atNewHome(), rows[0]?.now);
	await database.setClock('14 days 23 hours');
	await grantDue();
	expect((await owner.balance()).postedVnd).toBe(1000);
	await database.setClock('15 days 1 minute');
	await grantDue();
	const { rows: slices } = await database.pool.query<{ days: number }>(
		"SELECT extract(day FROM expires_at - app_now())::int AS days FROM coin_slices WHERE customer_id = $1 AND kind = 'first_order'",
		[owner.customerId],
	);
	await database.setClock('0 s');
	expect((await owner.balance()).postedVnd).toBe(11_000);
	expect(slices[0]?.days).toBeGreaterThan(80);
});

test('one gift is given per phone number and per delivery address, also to twenty customers at once', async () => {
	const home = atNewHome();
	const neighbours = await Promise.all(Array.from({ length: 20 }, () => makeBuyer()));
	await Promise.all(neighbours.map(({ customerId }) => complete(customerId, newId(), true, home)));
	const gifts = await Promise.all(neighbours.map(({ customerId }) => giftOf(customerId)));
	expect(gifts.flat()).toHaveLength(1);
	const first = await makeBuyer();
	await complete(first.customerId, newId(), true, atNewHome());
	await database.pool.query('UPDATE customers SET phone = NULL, phone_verified_at = NULL WHERE id = $1', [
		first.customerId,
	]);
	const second = await makeBuyer({ phone: first.phone });
	await complete(second.customerId, newId(), true, atNewHome());
	expect(await giftOf(second.customerId)).toEqual([]);
});

test('there is no gift without a verified phone, below 50,000 ₫ or for cash that only the shop confirmed', async () => {
	const unverified = await makeBuyer({ isPhoneVerified: false });
	await complete(unverified.customerId, newId(), true, atNewHome());
	const small = await makeBuyer();
	const order = {
		orderId: newId(),
		isFirst: true,
		gift: { isMoneyConfirmed: true, deliveredAt: DELIVERED_AT, addressKey: atNewHome() },
	};
	await transact(context, async (scope) =>
		ok(await earnOnOrder(scope, { ...order, customerId: small.customerId, productAmountPaidVnd: 49_999 })),
	);
	const cash = await makeBuyer();
	const ofShop = { ...order, customerId: cash.customerId, orderId: newId(), productAmountPaidVnd: 200_000 };
	await transact(context, async (scope) =>
		ok(await earnOnOrder(scope, { ...ofShop, gift: { ...order.gift, isMoneyConfirmed: false } })),
	);
	for (const { customerId } of [unverified, small, cash]) expect(await giftOf(customerId)).toEqual([]);
});

test('a pending gift is withdrawn when all goods are returned, not for a part', async () => {
	const owner = await makeBuyer();
	const orderId = newId();
	await complete(owner.customerId, orderId, true, atNewHome());
	const { customerId } = owner;
	expect(await findVerifiedContact(context.read, customerId)).toEqual({
		isEmailVerified: true,
		verifiedPhone: owner.phone,
	});
	expect(await findPendingGift(context.read, customerId)).toMatchObject({ amountVnd: 10_000 });
	await goBack(orderId, 1);
	expect(await giftOf(owner.customerId)).toEqual([{ state: 'pending' }]);
	await goBack(orderId, 3);
	expect(await giftOf(owner.customerId)).toEqual([{ state: 'withdrawn' }]);
	await grantDue();
	expect((await owner.balance()).postedVnd).toBe(0);
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
	await complete(owner.customerId, orderId, true, atNewHome());
	expect((await owner.balance()).postedVnd).toBe(0);
});
