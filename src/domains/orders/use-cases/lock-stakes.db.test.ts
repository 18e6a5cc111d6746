import { beforeAll, expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { POSTAGE_VND, postageOf } from '#tests/makers/postage.ts';
import { askedReturn, deliveredSale, type Sale, wireSales } from '#tests/makers/returns.ts';
import { lockStakes } from './lock-stakes.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
beforeAll(wireSales);

const stakesOf = async ({ seller }: Sale) =>
	(await transact(clock, async (scope) => ok(await lockStakes(scope, seller.actor.shopId)))).value;

test('an open return stakes money that was released; what still waits is kept by waiting', async () => {
	const sale = await deliveredSale(database, 'vnpay', [2]);
	await askedReturn(sale);
	expect(await stakesOf(sale)).toEqual([]);
	await database.pool.query('UPDATE orders SET hold_days = 3, released_at = app_now() WHERE id = $1', [sale.order.id]);
	expect(await stakesOf(sale)).toMatchObject([{ orderNumber: sale.number, cause: 'return' }]);
});

test('what sending goods back has cost is staked as long as the receipt is not settled, and no longer', async () => {
	const { told, judge, takeIn } = postageOf(database);
	const sent = await told();
	const staked = [{ orderNumber: sent.sale.number, cause: 'postage', amountVnd: POSTAGE_VND }];
	expect(await stakesOf(sent.sale)).toEqual(staked);
	await judge(sent, 'accept');
	expect(await stakesOf(sent.sale)).toEqual(staked);
	await takeIn(sent);
	expect(await stakesOf(sent.sale)).toEqual([]);
});
