import { expect, test } from 'vitest';
import { returnCoin, voidCoin } from '#src/domains/coin/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { refundedCoin } from './refunded-coin.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const returned = (orderId: string) => refundedCoin(readOnly(database.db), orderId);

test('refundedCoin sums the coin of all returns of an order and is 0 without any', async () => {
	const [owner, orderId] = [await makeCoinOwner(database, 1000), newId()];
	await owner.spend({ bonusVnd: 400 }, orderId);
	expect(await returned(orderId)).toBe(0);
	for (const bonusVnd of [150, 50]) {
		const source = { type: 'return', id: newId() };
		await transact(context, async (scope) => ok(await returnCoin(scope, { orderId, source, bonusVnd, paidVnd: 0 })));
	}
	expect(await returned(orderId)).toBe(200);
	expect(await returned(newId())).toBe(0);
});

test('refundedCoin counts held coin that was released because the order was not paid', async () => {
	const [owner, orderId] = [await makeCoinOwner(database, 1000), newId()];
	await owner.hold({ bonusVnd: 300 }, orderId);
	expect(await returned(orderId)).toBe(0);
	await transact(context, async (scope) => ok(await voidCoin(scope, { orderIds: [orderId] })));
	expect(await returned(orderId)).toBe(300);
});
