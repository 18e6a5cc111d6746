import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
	countOrders,
	getOrder,
	getShopOrder,
	listComingCoin,
	listOrders,
	listShopOrders,
} from '#src/domains/order-views/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { deliveredSale, ONE_OF_TWO_VND, requestedReturn, type Sale, wireSales } from '#tests/factories/returns.ts';
import { advanceDueReturns } from '../jobs/advance-due-returns.ts';
import { waitsForShop } from '../rules/return-states.ts';
import { ruleDispute } from '../use-cases/disputes/rule-dispute.ts';
import { handleReturn } from '../use-cases/requests/handle-return.ts';
import { pursueReturn } from '../use-cases/requests/pursue-return.ts';
import { listOrderReturns } from './list-order-returns.ts';

const database = await testDatabase();
const clock = contextOf(database, system('operator_command'));
const operatorContext = contextOf(database, operator(newId()));

beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const returnsOf = async (sale: Sale) => (await listOrderReturns(sale.buyer.context, { number: sale.number })).returns;
const shopAction = (sale: Sale, returnId: string, act: Parameters<typeof handleReturn>[1]['act']) =>
	handleReturn(sale.seller, { returnId, act, note: 'Đã xem kỹ' });
const buyerAction = (sale: Sale, returnId: string, act: Parameters<typeof pursueReturn>[1]['act']) =>
	pursueReturn(sale.buyer.context, { returnId, act, note: 'Vỡ sẵn trong hộp' });

test("a return contains the shop's address only while the buyer has to send the products", async () => {
	const sale = await deliveredSale(database);
	const returnId = await requestedReturn(sale);
	expect((await returnsOf(sale))[0]?.sendTo).toBeNull();
	await shopAction(sale, returnId, 'approve');
	const { rows } = await database.pool.query('SELECT name, legal_address AS address FROM shops WHERE id = $1', [
		sale.seller.actor.shopId,
	]);
	const [asked] = await returnsOf(sale);
	expect(asked?.sendTo).toMatchObject(rows[0]);
	expect(asked?.sendTo?.phone).toMatch(/^0\d/);
	await buyerAction(sale, returnId, 'send_back');
	expect((await returnsOf(sale))[0]?.sendTo).toBeNull();
});

test('listComingCoin marks the coin of an order as unsure while a return is open', async () => {
	const sale = await deliveredSale(database);
	const coming = () => listComingCoin(sale.buyer.context);
	expect(await coming()).toMatchObject([{ number: sale.number, isUnsure: false }]);
	const returnId = await requestedReturn(sale);
	expect(await coming()).toMatchObject([{ number: sale.number, isUnsure: true }]);
	await buyerAction(sale, returnId, 'withdraw');
	expect(await coming()).toMatchObject([{ number: sale.number, isUnsure: false }]);
});

test('the expected refund lists money and coin separately and equals the actual refund', async () => {
	const sale = await deliveredSale(database, 'vnpay', [2], { coinVnd: 60_000 });
	const lines = [{ lineId: sale.lineIds[0] ?? '', quantity: 2 }];
	const returnId = await requestedReturn(sale, { lines });
	const expected = (await returnsOf(sale))[0]?.amount;
	expect(expected).toEqual({ cashVnd: sale.totalVnd - 60_000, coinVnd: 60_000 });
	await shopAction(sale, returnId, 'waive');
	expect((await returnsOf(sale))[0]).toMatchObject({ state: 'refunded', amount: expected });
});

test('a rejected or withdrawn return has no amount, and a ruling has its part', async () => {
	const sale = await deliveredSale(database);
	await buyerAction(sale, await requestedReturn(sale), 'withdraw');
	const returnId = await requestedReturn(sale);
	await shopAction(sale, returnId, 'reject');
	expect((await returnsOf(sale)).map(({ state, amount }) => [state, amount])).toEqual([
		['rejected', null],
		['withdrawn', null],
	]);
	await buyerAction(sale, returnId, 'dispute');
	expect((await returnsOf(sale))[0]?.amount).toEqual({ cashVnd: ONE_OF_TWO_VND, coinVnd: 0 });
	await database.setClock('25 hours');
	await advanceDueReturns.handle(clock, {});
	await ruleDispute(operatorContext, {
		returnId,
		ruling: 'split',
		percent: 40,
		note: 'Hai bên cùng có lỗi',
		approvedBy: null,
	});
	expect((await returnsOf(sale))[0]).toMatchObject({ state: 'ruled', amount: { cashVnd: 40_000, coinVnd: 0 } });
});

test('an order contains the state of its return until it has ended', async () => {
	const sale = await deliveredSale(database);
	const seen = async () => {
		const order = await getOrder(sale.buyer.context, { number: sale.number });
		const listed = await listOrders(sale.buyer.context, { tab: 'all', limit: 5, cursor: undefined });
		expect(listed.items[0]?.openReturn).toEqual(order.ok && order.value.openReturn);
		const sold = await getShopOrder(sale.seller, { number: sale.number });
		const [card] = (await listShopOrders(sale.seller, { tab: 'all', limit: 5, cursor: undefined })).items;
		for (const shops of [sold.ok ? sold.value : undefined, card])
			expect(shops?.openReturn).toEqual(order.ok && order.value.openReturn);
		return order.ok ? order.value.openReturn : undefined;
	};
	expect(await seen()).toBeNull();
	const returnId = await requestedReturn(sale);
	expect(await seen()).toMatchObject({ state: 'requested', dueBy: (await returnsOf(sale))[0]?.dueBy });
	expect(waitsForShop({ state: 'requested', replacement: null })).toBe(true);
	await shopAction(sale, returnId, 'reject');
	expect(await seen()).toMatchObject({ state: 'rejected' });
	expect(waitsForShop({ state: 'rejected', replacement: null })).toBe(false);
	await buyerAction(sale, returnId, 'dispute');
	expect(await seen()).toMatchObject({ state: 'disputed' });
	await buyerAction(sale, returnId, 'withdraw');
	expect(await seen()).toBeNull();
});

test("listShopOrders sorts returns by deadline across pages, and the buyer's tab counts what its list shows", async () => {
	const first = await deliveredSale(database, 'vnpay', [3]);
	const { seller } = first;
	const ended = await requestedReturn(first);
	await buyerAction(first, ended, 'withdraw');
	const countOf = async () => (await countOrders(first.buyer.context)).returns;
	const listed = async () => (await listOrders(first.buyer.context, { tab: 'returns', limit: 9 })).items.length;
	expect([await countOf(), await listed()]).toEqual([1, 1]);
	const approved = await requestedReturn(first);
	await shopAction(first, approved, 'approve');
	expect([await countOf(), await listed()]).toEqual([1, 1]);
	const others = [await deliveredSale(database), await deliveredSale(database)];
	await database.pool.query('UPDATE orders SET shop_id = $1 WHERE number = ANY($2)', [
		seller.actor.shopId,
		others.map(({ number }) => number),
	]);
	for (const sale of others) await requestedReturn(sale);
	await buyerAction(others[1] as Sale, (await returnsOf(others[1] as Sale))[0]?.id ?? '', 'withdraw');
	const pages: string[] = [];
	let cursor: string | undefined;
	do {
		const page = await listShopOrders(seller, { tab: 'returns', limit: 1, cursor });
		pages.push(...page.items.map(({ number }) => number));
		cursor = page.nextCursor ?? undefined;
	} while (cursor);
	expect(pages).toEqual([others[0]?.number, first.number, others[1]?.number]);
});

test('open returns come first, sorted by deadline', async () => {
	const sale = await deliveredSale(database, 'vnpay', [3]);
	const first = await requestedReturn(sale);
	await shopAction(sale, first, 'approve');
	const second = await requestedReturn(sale);
	const third = await requestedReturn(sale);
	await buyerAction(sale, third, 'withdraw');
	expect((await returnsOf(sale)).map(({ id }) => id)).toEqual([second, first, third]);
});
