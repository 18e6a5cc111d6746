import { beforeAll, expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireOrderPayments } from '#tests/makers/orders.ts';
import { askedReturn, deliveredSale, wireReturns } from '#tests/makers/returns.ts';
import { lockStakes } from './lock-stakes.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
beforeAll(() => {
	wireOrderPayments();
	wireReturns();
});

test('an open return stakes money that was released; what still waits is kept by waiting', async () => {
	const sale = await deliveredSale(database, 'vnpay', [2]);
	await askedReturn(sale);
	const stakes = async () =>
		(await transact(clock, async (scope) => ok(await lockStakes(scope, sale.seller.actor.shopId)))).value;
	expect(await stakes()).toEqual([]);
	await database.pool.query('UPDATE orders SET hold_days = 3, released_at = app_now() WHERE id = $1', [sale.order.id]);
	expect(await stakes()).toMatchObject([{ orderNumber: sale.number, cause: 'return' }]);
});
