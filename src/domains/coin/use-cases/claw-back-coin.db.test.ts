import { expect, test } from 'vitest';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { clawBackCoin } from './claw-back-coin.ts';
import { earnOnOrder } from './earn-on-order.ts';
import { grantCoin } from './grant-coin.ts';

const database = await testDatabase();
const context = contextOf(database, system());

async function earned(isFirst = false) {
	const owner = await makeCoinOwner(database);
	const { customerId } = owner;
	const orderId = newId();
	await transact(context, async (scope) => {
		await earnOnOrder(scope, { customerId, orderId, productAmountPaidVnd: 200_000, isFirst, gift: null });
		// The gift as the job grants it once it is due.
		const source = { type: 'order', id: orderId };
		if (isFirst) await grantCoin(scope, { customerId, orderId, source, kind: 'first_order', amountVnd: 10_000 });
		return ok(null);
	});
	return { owner, orderId, left: async () => (await owner.balance()).postedVnd };
}
const goBack = async (orderId: string, numerator: number, returnId = newId()) =>
	(
		await transact(context, async (scope) =>
			ok(await clawBackCoin(scope, { orderId, source: { type: 'return', id: returnId }, numerator, denominator: 4 })),
		)
	).value;

test('clawBackCoin takes back the share of each return, and everything after the last one', async () => {
	const { orderId, left } = await earned();
	const seen: number[] = [];
	for (const _quarter of [1, 2, 3, 4]) {
		await goBack(orderId, 1);
		seen.push(await left());
	}
	expect(seen).toEqual([750, 500, 250, 0]);
	expect(await getLedgerCheck(context.read)).toMatchObject({ isSound: true });
});

test('twenty concurrent clawbacks of one return take its share once and send one notice', async () => {
	const { owner, orderId, left } = await earned();
	const returnId = newId();
	const answers = await Promise.all(Array.from({ length: 20 }, () => goBack(orderId, 1, returnId)));
	expect(sumVnd(answers.map(({ clawedVnd }) => clawedVnd))).toBe(250);
	expect(await left()).toBe(750);
	const { rows } = await database.pool.query(
		"SELECT params FROM notices WHERE customer_id = $1 AND kind = 'coin.clawed_back'",
		[owner.customerId],
	);
	expect(rows).toMatchObject([{ params: { amountVnd: 250, owedVnd: 0 } }]);
});

test('clawBackCoin makes spent coin a debt that the next grant pays', async () => {
	const { owner, orderId, left } = await earned();
	await owner.spend({ bonusVnd: 900 });
	expect(await goBack(orderId, 4)).toEqual({ clawedVnd: 100, owedVnd: 900 });
	expect(await left()).toBe(0);
	await owner.grant(5000);
	expect(await left()).toBe(4100);
	expect(await getLedgerCheck(context.read)).toMatchObject({ isSound: true });
});

test('clawBackCoin takes back the first-order gift only when the whole order was returned', async () => {
	const { orderId, left } = await earned(true);
	await goBack(orderId, 3);
	expect(await left()).toBe(10_250);
	await goBack(orderId, 1);
	expect(await left()).toBe(0);
});
