import { expect, test } from 'vitest';
import { suspendShop } from '#src/domains/shop-sanctions/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { asOperator, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { schedulePayouts } from './schedule-payouts.ts';

const database = await testDatabase();
wireTestSettlement();

const suspend = async (shopId: string): Promise<void> => {
	const stopped = await suspendShop(await asOperator(database), { shopId, isSuspended: true, reason: 'Hàng giả' });
	expect(codeOf(stopped)).toBe('ok');
};

test('schedulePayouts pays out any amount to a shop that may no longer sell', async () => {
	const [selling, stopped] = [await makePayableShop(database, 40_000), await makePayableShop(database, 40_000)];
	await suspend(stopped.shopId);
	await schedulePayouts(contextOf(database, system()));
	const payoutsOf = async (shopId: string) =>
		(await database.pool.query('select amount_vnd from payouts where shop_id = $1', [shopId])).rowCount;
	expect([await payoutsOf(selling.shopId), await payoutsOf(stopped.shopId)]).toEqual([0, 1]);
});
