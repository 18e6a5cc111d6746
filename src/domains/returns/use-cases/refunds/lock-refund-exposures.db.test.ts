import { beforeAll, expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { RETURN_SHIPPING_VND, returnShippingOf } from '#tests/factories/return-shipping.ts';
import { deliveredSale, requestedReturn, type Sale, wireSales } from '#tests/factories/returns.ts';
import { lockRefundExposures } from './lock-refund-exposures.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
beforeAll(wireSales);

const refundExposuresOf = async ({ seller }: Sale) =>
	(await transact(clock, async (scope) => ok(await lockRefundExposures(scope, seller.actor.shopId)))).value;

test("lockRefundExposures includes an open return only after the order's money was released", async () => {
	const sale = await deliveredSale(database, 'vnpay', [2]);
	await requestedReturn(sale);
	expect(await refundExposuresOf(sale)).toEqual([]);
	await database.pool.query('UPDATE orders SET hold_days = 3, released_at = app_now() WHERE id = $1', [sale.order.id]);
	expect(await refundExposuresOf(sale)).toMatchObject([{ orderNumber: sale.number, cause: 'return' }]);
});

test('lockRefundExposures includes return shipping until its receipt is paid or closed', async () => {
	const { told, judge, takeIn } = returnShippingOf(database);
	const sent = await told();
	const exposed = [{ orderNumber: sent.sale.number, cause: 'postage', amountVnd: RETURN_SHIPPING_VND }];
	expect(await refundExposuresOf(sent.sale)).toEqual(exposed);
	await judge(sent, 'accept');
	expect(await refundExposuresOf(sent.sale)).toEqual(exposed);
	await takeIn(sent);
	expect(await refundExposuresOf(sent.sale)).toEqual([]);
});
