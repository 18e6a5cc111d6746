import { beforeAll, beforeEach, expect, test } from 'vitest';
import { declineOrder } from '#src/domains/cancellation/index.ts';
import { getOrder, getShopOrder, listOrders, listRefundedAmounts } from '#src/domains/order-views/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	buyerAction,
	deliveredSale,
	ONE_OF_TWO_VND,
	packedSale,
	partlySent,
	requestedReturn,
	type Sale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { advanceDueReturns } from '../jobs/advance-due-returns.ts';

const database = await testDatabase();
const clock = contextOf(database, system('operator_command'));
beforeAll(wireSales);
beforeEach(() => database.setClock(''));

async function seen({ buyer, number }: Sale) {
	const page = await getOrder(buyer.context, { number });
	const listed = await listOrders(buyer.context, { tab: 'all', limit: 10 });
	return [page.ok ? page.value : null, listed.items.find((item) => item.number === number)];
}

test('endedReturn shows the last return while none is open, without withdrawn ones', async () => {
	const sale = await deliveredSale(database);
	const first = await requestedReturn(sale);
	expect(await seen(sale)).toMatchObject(Array(2).fill({ openReturn: { state: 'requested' }, endedReturn: null }));
	await shopAction(sale, first, 'waive');
	const refunded = { openReturn: null, endedReturn: { state: 'refunded', ruling: null, lapse: null } };
	expect(await seen(sale)).toMatchObject([refunded, refunded]);
	expect(await listRefundedAmounts(sale.buyer.context, sale)).toEqual([
		{ stage: 'requested', amountVnd: ONE_OF_TWO_VND },
	]);
	expect(await listRefundedAmounts((await deliveredSale(database)).buyer.context, sale)).toEqual([]);
	const second = await requestedReturn(sale);
	expect(await seen(sale)).toMatchObject(Array(2).fill({ openReturn: { state: 'requested' }, endedReturn: null }));
	await buyerAction(sale, second, 'withdraw');
	expect(await seen(sale)).toMatchObject([refunded, refunded]);
});

test('listRefundedAmounts returns refunded coin next to the refunded money', async () => {
	const sale = await packedSale(database, 'vnpay', [1], { coinVnd: 20_000 });
	expect(await listRefundedAmounts(sale.buyer.context, sale)).toEqual([]);
	expect(await declineOrder(sale.seller, { number: sale.number, reason: 'out_of_stock' })).toMatchObject({ ok: true });
	const back = await listRefundedAmounts(sale.buyer.context, sale);
	expect(back).toContainEqual({ stage: 'coin', amountVnd: 20_000 });
	expect(back.map(({ stage }) => stage)).toEqual(['requested', 'coin']);
});

test('an expired return shows whether it was not sent or not disputed', async () => {
	const [unsent, refused] = [await deliveredSale(database), await deliveredSale(database)];
	await shopAction(unsent, await requestedReturn(unsent), 'approve');
	await shopAction(refused, await requestedReturn(refused), 'reject', { note: 'Khách làm rơi' });
	await database.setClock('8 days');
	await advanceDueReturns.handle(clock, {});
	expect(await seen(unsent)).toMatchObject(Array(2).fill({ endedReturn: { state: 'closed', lapse: 'not_sent' } }));
	expect(await seen(refused)).toMatchObject(
		Array(2).fill({ endedReturn: { state: 'closed', lapse: 'not_escalated' } }),
	);
});

test('a partly shipped order has isPartSent for buyer and shop', async () => {
	const sale = await partlySent(database);
	expect(await seen(sale)).toMatchObject(Array(2).fill({ state: 'packed', isPartSent: true }));
	expect(await getShopOrder(sale.seller, sale)).toMatchObject({ value: { state: 'packed', isPartSent: true } });
});
