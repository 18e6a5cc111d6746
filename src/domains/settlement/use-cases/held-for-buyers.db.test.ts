import { beforeAll, expect, test } from 'vitest';
import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { listRefundExposures } from '#src/domains/returns/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { RETURN_SHIPPING_VND, returnShippingOf } from '#tests/factories/return-shipping.ts';
import {
	buyerAction,
	deliveredSale,
	requestedReturn,
	type Sale,
	shopAction,
	unitsOf,
	wireTestReturns,
} from '#tests/factories/returns.ts';
import { asOperator, givePayable, makePayoutAccount, wireTestSettlement } from '#tests/factories/settlement.ts';
import { approvePayout } from './decide-payout.ts';
import { requestPayout } from './open-payout.ts';
import { getShopMoney } from './read-shop-money.ts';
import { schedulePayouts } from './schedule-payouts.ts';
import { sendPayouts } from './send-payouts.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operator = await asOperator(database);
const read = readOnly(database.db);
const AT_ONCE = 20;

beforeAll(() => {
	wireTestSettlement();
	wireOrderPayments();
	wireTestReturns();
});

/** Creates a sale whose money is released to the shop while the buyer may still open a return. */
async function releasedSale(quantity = 2): Promise<Sale> {
	const sale = await deliveredSale(database, 'vnpay', [quantity]);
	await makePayoutAccount(database, sale.seller);
	await confirmReceipt(sale.buyer.context, { number: sale.number });
	// Uses the hold of an established shop; a new shop's is longer. `due_at` is one second in the past because the job
	// compares whole milliseconds.
	await database.pool.query("UPDATE orders SET hold_days = 3, due_at = app_now() - interval '1 second' WHERE id = $1", [
		sale.order.id,
	]);
	await database.pool.query("UPDATE orders SET completed_at = completed_at - interval '4 days' WHERE id = $1", [
		sale.order.id,
	]);
	await advanceDueOrders.handle(clock, {});
	return sale;
}
const moneyOf = async ({ seller }: Sale) => {
	const money = await getShopMoney(seller);
	if (!money.ok) throw new Error(money.error.code);
	return money.value;
};

test('the refund exposure of a return that is opened after the release is not paid out until the return ends', async () => {
	const sale = await releasedSale();
	const { payableVnd: wholeVnd } = await moneyOf(sale);
	expect(wholeVnd).toBeGreaterThan(100_000);
	const returnId = await requestedReturn(sale);
	const held = await moneyOf(sale);
	expect(held).toMatchObject({ payableVnd: wholeVnd, stakes: [{ orderNumber: sale.number, cause: 'return' }] });
	const refundExposureVnd = held.stakes[0]?.amountVnd ?? 0;
	expect(held.availableVnd).toBe(wholeVnd - refundExposureVnd);
	await givePayable(database, sale.seller.actor.shopId, 300_000);
	expect(await requestPayout(sale.seller)).toMatchObject({
		value: { amountVnd: wholeVnd - refundExposureVnd + 300_000 },
	});
	await shopAction(sale, returnId, 'approve');
	await buyerAction(sale, returnId, 'send_back', { tracking: 'GHN123456' });
	await shopAction(sale, returnId, 'receive');
	await shopAction(sale, returnId, 'accept');
	const after = await moneyOf(sale);
	expect(after).toMatchObject({ payableVnd: wholeVnd + 300_000 - refundExposureVnd, stakes: [] });
	expect(after.availableVnd).toBe(after.payableVnd);
});

test('the exposure of the last item includes the outbound shipping fee, and a withdrawn return has no exposure', async () => {
	const sale = await releasedSale();
	const { payableVnd } = await moneyOf(sale);
	const returnId = await requestedReturn(sale, { lines: unitsOf(sale, 2) });
	expect(await moneyOf(sale)).toMatchObject({ availableVnd: 0, hindrance: 'too_little' });
	expect(codeOf(await requestPayout(sale.seller))).toBe('settlement.too_little');
	await schedulePayouts(clock);
	expect((await moneyOf(sale)).payouts).toEqual([]);
	await buyerAction(sale, returnId, 'withdraw');
	expect(await requestPayout(sale.seller)).toMatchObject({ value: { amountVnd: payableVnd } });
});

test('getShopMoney subtracts return shipping from the available amount until its receipt is decided', async () => {
	const sent = await returnShippingOf(database).told();
	const { sale } = sent;
	await makePayoutAccount(database, sale.seller);
	await givePayable(database, sale.seller.actor.shopId, 300_000);
	const stakes = [{ orderNumber: sale.number, cause: 'postage', amountVnd: RETURN_SHIPPING_VND }];
	expect(await moneyOf(sale)).toMatchObject({
		payableVnd: 300_000,
		availableVnd: 300_000 - RETURN_SHIPPING_VND,
		stakes,
	});
	expect(await requestPayout(sale.seller)).toMatchObject({ value: { amountVnd: 300_000 - RETURN_SHIPPING_VND } });
});

test('sendPayouts cancels an approved payout that a newly opened return no longer leaves covered', async () => {
	const sale = await releasedSale();
	const asked = await requestPayout(sale.seller);
	const payoutId = asked.ok ? asked.value.id : '';
	await approvePayout(operator, { payoutId });
	await requestedReturn(sale);
	await sendPayouts(operator);
	expect((await moneyOf(sale)).payouts).toMatchObject([{ state: 'cancelled', reason: 'balance' }]);
});

test('20 concurrent returns and 20 payout requests: the payout excludes all returns that were opened before it', async () => {
	const sale = await releasedSale(AT_ONCE);
	const { payableVnd } = await moneyOf(sale);
	const work = Array.from({ length: AT_ONCE }, () => [
		requestedReturn(sale, { lines: unitsOf(sale, 1) }),
		requestPayout(sale.seller),
	]);
	await Promise.all(work.flat());
	const [payout] = (await moneyOf(sale)).payouts;
	await database.pool.query(
		"UPDATE order_returns SET state = 'withdrawn', due_at = NULL, ended_at = app_now() WHERE shop_id = $1 AND requested_at > $2",
		[sale.seller.actor.shopId, payout?.askedAt],
	);
	const before = await listRefundExposures(read, sale.seller.actor.shopId);
	expect(payout?.amountVnd).toBe(payableVnd - before.reduce((sum, { amountVnd }) => sum + amountVnd, 0));
});
