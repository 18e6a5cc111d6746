import { beforeAll, expect, test } from 'vitest';
import { listOrders, listShopOrders } from '#src/domains/order-views/index.ts';
import { testDatabase } from '#tests/database.ts';
import {
	buyerAction,
	deliveredSale,
	requestedReturn,
	shopAction,
	unitsOf,
	wireSales,
} from '#tests/factories/returns.ts';

const database = await testDatabase();
beforeAll(wireSales);

test('the order lists of buyer and shop show the requested items and reasons, under the tab of returns also after the end', async () => {
	const sale = await deliveredSale(database, 'vnpay', [2, 3]);
	const told = async (tab: 'returns' | 'all') => {
		const mine = await listOrders(sale.buyer.context, { tab, limit: 5 });
		const theirs = await listShopOrders(sale.seller, { tab, limit: 5 });
		expect(theirs.items[0]?.askedBack).toEqual(mine.items[0]?.askedBack);
		return mine.items[0]?.askedBack.map(({ reason, lines }) => [reason, ...lines.map(({ quantity }) => quantity)]);
	};
	expect(await told('all')).toEqual([]);
	const first = await requestedReturn(sale, { reason: 'wrong', lines: unitsOf(sale, 1, 3) });
	expect(await told('all')).toEqual([['wrong', 1, 3]]);
	await shopAction(sale, first, 'waive');
	expect(await told('all')).toEqual([]);
	const second = await requestedReturn(sale, { lines: unitsOf(sale, 1) });
	expect(await told('returns')).toEqual([
		['defect', 1],
		['wrong', 1, 3],
	]);
	await buyerAction(sale, second, 'withdraw');
	expect(await told('returns')).toEqual([['wrong', 1, 3]]);
});
