import { describe, expect, test } from 'vitest';
import type { VoucherView } from '#src/domains/promotions/contract.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { rowsLockedBefore, runWhileLocked } from '#tests/locks.ts';
import { endPlatformVoucher, redeemVouchers, renewVouchers, returnVouchers } from '../index.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const customer = async () => (await makeCustomer(database.db)).id;

const redeem = (customerId: string, ...wishes: readonly (readonly [VoucherView, orderId: string])[]) =>
	transact(clock, (scope) =>
		redeemVouchers(
			scope,
			customerId,
			wishes.map(([{ id }, orderId]) => ({ voucherId: id, orderId, payer: 'platform', discountVnd: 20_000 })),
		),
	);
const giveBack = (...orderIds: readonly string[]) =>
	transact(clock, async (scope) => ok(await returnVouchers(scope, orderIds)));

async function usesOf({ id }: VoucherView) {
	const { rows } = await database.pool.query<{ uses: number; open: number; most: number }>(
		`SELECT uses, (SELECT count(*)::int FROM voucher_uses WHERE voucher_id = $1 AND returned_at IS NULL) AS open,
			(SELECT coalesce(max(n), 0)::int FROM (SELECT count(*) AS n FROM voucher_uses
				WHERE voucher_id = $1 AND returned_at IS NULL GROUP BY customer_id) counted) AS most
		FROM vouchers WHERE id = $1`,
		[id],
	);
	return rows[0];
}
const NOT_USABLE = { ok: false, error: { code: 'promotions.not_usable', kind: 'invalid' } };

describe('redeemVouchers with five uses', () => {
	test('redeems five under 2,000 concurrent requests by 20 customers, one per customer', async () => {
		const voucher = await makePlatformVoucher(database, { usesMax: 5 });
		const customers = await Promise.all(Array.from({ length: 20 }, customer));
		await database.warm(20);
		const answers = await Promise.all(
			customers.flatMap((id) => Array.from({ length: 100 }, () => redeem(id, [voucher, newId()]))),
		);
		expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
		expect(await usesOf(voucher)).toEqual({ uses: 5, open: 5, most: 1 });
	});

	test('counts three uses per customer separately', async () => {
		const voucher = await makePlatformVoucher(database, { usesMax: 5, usesPerCustomer: 3 });
		const [first, second] = [await customer(), await customer()];
		await Promise.all(Array.from({ length: 20 }, () => redeem(first, [voucher, newId()])));
		expect(await usesOf(voucher)).toEqual({ uses: 3, open: 3, most: 3 });
		await Promise.all(Array.from({ length: 20 }, () => redeem(second, [voucher, newId()])));
		expect(await usesOf(voucher)).toEqual({ uses: 5, open: 5, most: 3 });
	});
});

test('redeemVouchers needs two uses of a voucher for two orders of one request, or redeems none', async () => {
	const [once, twice] = [
		await makePlatformVoucher(database),
		await makePlatformVoucher(database, { usesPerCustomer: 2 }),
	];
	const id = await customer();
	expect(await redeem(id, [once, newId()], [once, newId()])).toMatchObject(NOT_USABLE);
	expect(await usesOf(once)).toMatchObject({ uses: 0, open: 0 });
	expect(await redeem(id, [twice, newId()], [twice, newId()])).toMatchObject({ ok: true });
	expect(await usesOf(twice)).toMatchObject({ uses: 2, open: 2 });
});

test('twenty concurrent redemptions of the same vouchers in any order cause no deadlock', async () => {
	const vouchers = await Promise.all(Array.from({ length: 8 }, () => makePlatformVoucher(database)));
	const people = await Promise.all(Array.from({ length: 20 }, customer));
	await database.warm(20);
	const answers = await Promise.all(
		people.map((id, at) => {
			const turned = [...vouchers.slice(at % vouchers.length), ...vouchers.slice(0, at % vouchers.length)];
			const wishes = at % 2 ? turned : turned.toReversed();
			return redeem(id, ...wishes.map((voucher) => [voucher, newId()] as const));
		}),
	);
	expect(answers.every((answer) => answer.ok)).toBe(true);
});

test('redeemVouchers, giveBackVouchers and renewVouchers lock vouchers in the order of ids', async () => {
	const vouchers = await Promise.all(Array.from({ length: 8 }, () => makePlatformVoucher(database)));
	const ids = vouchers.map(({ id }) => id).sort();
	for (const [place, held] of ids.entries()) {
		const orders = vouchers.map(() => newId());
		const wishes = vouchers.toReversed().map((voucher, at) => [voucher, orders[at] ?? ''] as const);
		const customerId = await customer();
		const renew = () => transact(clock, async (scope) => ok(await renewVouchers(scope, orders)));
		for (const work of [() => redeem(customerId, ...wishes), () => giveBack(...orders), renew])
			expect(await rowsLockedBefore(database, { table: 'vouchers', ids, held }, work)).toEqual(ids.slice(0, place));
	}
});

test('giveBackVouchers releases a use once under 20 concurrent requests and no other uses', async () => {
	const voucher = await makePlatformVoucher(database, { usesMax: 2, usesPerCustomer: 2 });
	const id = await customer();
	const [first, second] = [newId(), newId()];
	await redeem(id, [voucher, first], [voucher, second]);
	expect(await redeem(id, [voucher, newId()])).toMatchObject(NOT_USABLE);
	await runWhileLocked(database, { table: 'vouchers', id: voucher.id }, 20, () =>
		Promise.all(Array.from({ length: 20 }, () => giveBack(first))),
	);
	expect(await usesOf(voucher)).toMatchObject({ uses: 1, open: 1 });
	expect(await redeem(id, [voucher, newId()])).toMatchObject({ ok: true });
	expect(await redeem(id, [voucher, newId()])).toMatchObject(NOT_USABLE);
	await giveBack(newId());
});

test('renewVouchers redeems a released use again while one is left, also of an ended voucher', async () => {
	const voucher = await makePlatformVoucher(database, { usesMax: 2 });
	const [first, second, third] = [await customer(), await customer(), await customer()];
	const [late, other] = [newId(), newId()];
	const renew = (orderId: string) =>
		transact(clock, async (scope) => (await renewVouchers(scope, [orderId])).get(orderId) ?? expect.fail());
	await redeem(first, [voucher, late]);
	await giveBack(late);
	await endPlatformVoucher(clock, { voucherId: voucher.id });
	await Promise.all(Array.from({ length: 20 }, () => renew(late)));
	expect(await usesOf(voucher)).toMatchObject({ uses: 1, open: 1 });
	const scarce = await makePlatformVoucher(database, { usesMax: 1 });
	await redeem(second, [scarce, other]);
	await giveBack(other);
	await redeem(third, [scarce, newId()]);
	expect(await renew(other)).toMatchObject(NOT_USABLE);
	expect(await renew(newId())).toMatchObject({ ok: true });
});

test('redeemVouchers rejects vouchers ended by their owner or by date', async () => {
	const [taken, over] = [await makePlatformVoucher(database), await makePlatformVoucher(database)];
	await endPlatformVoucher(clock, { voucherId: taken.id });
	expect(await redeem(await customer(), [taken, newId()])).toMatchObject(NOT_USABLE);
	await database.setClock('31 days');
	expect(await redeem(await customer(), [over, newId()])).toMatchObject(NOT_USABLE);
	await database.setClock('0 days');
});
